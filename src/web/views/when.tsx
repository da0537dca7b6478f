/** When somebody may be called: quiet hours, their zone, one summary a day, one call until they look. */
import type { FC } from 'hono/jsx'
import type { Settings } from '../../players/types.ts'
import { clockOf } from '../text/time.ts'
import { words } from '../text/words.ts'
import { FieldError } from './field.tsx'
import type { Visit } from './visit.ts'

/** What the times say before anybody chose others, in minutes of the day. */
const USUAL = { from: 23 * 60, to: 8 * 60, digest: 9 * 60 }

type WhenProps = { readonly visit: Visit; readonly settings: Settings; readonly error: string | null }

export const When: FC<WhenProps> = ({ visit, settings, error }) => {
  const { calls } = words(visit.lang)
  const { quiet, digest, oneUntilLook } = settings
  return (
    <section id="when">
      <h2>{calls.when}</h2>
      <form class="stack" method="post" action="/me/calls#when">
        <p class="soft small">{calls.whenHint}</p>
        {error !== null && <FieldError id="when-error" text={error} />}
        <fieldset class="field">
          <Check name="quiet" checked={quiet !== null} label={calls.quiet} />
          <div class="row times">
            <Time name="begin" label={calls.from} value={quiet?.from ?? USUAL.from} />
            <Time name="end" label={calls.to} value={quiet?.to ?? USUAL.to} />
          </div>
        </fieldset>
        <fieldset class="field">
          <Check name="daily" checked={digest !== null} label={calls.digest} hint={calls.digestHint} />
          <div class="row times">
            <Time name="digest" label={calls.digestAt} value={digest ?? USUAL.digest} />
          </div>
        </fieldset>
        <Zone visit={visit} chosen={settings.zone} />
        <Check
          name="oneUntilLook"
          checked={oneUntilLook}
          label={calls.oneUntilLook}
          hint={calls.oneUntilLookHint}
        />
        <button class="btn" type="submit">
          {calls.save}
        </button>
      </form>
    </section>
  )
}

type CheckProps = { name: string; checked: boolean; label: string; hint?: string }

const Check: FC<CheckProps> = ({ name, checked, label, hint }) => (
  <label class="check">
    <input type="checkbox" name={name} value="yes" checked={checked} />
    <span>
      {label}
      {hint !== undefined && <span class="hint">{hint}</span>}
    </span>
  </label>
)

const Time: FC<{ name: string; label: string; value: number }> = ({ name, label, value }) => (
  <label class="time">
    {label}
    <input class="in" type="time" name={name} value={clockOf(value)} />
  </label>
)

/** Until somebody chose one it is their browser's own, which a script knows better than the network. */
const Zone: FC<{ visit: Visit; chosen: string }> = ({ visit, chosen }) => {
  const isChosen = chosen !== 'UTC'
  const shown = isChosen ? chosen : visit.zone
  const zones = new Set([shown, ...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return (
    <div class="field">
      <label for="zone">{words(visit.lang).calls.zone}</label>
      <select id="zone" name="zone" {...(isChosen ? {} : { 'data-own-zone': '' })}>
        {[...zones].toSorted().map((zone) => (
          <option value={zone} selected={zone === shown}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  )
}
