/** Parts of forms that several pages have. */
import type { Child, FC } from 'hono/jsx'
import { nanoid } from 'nanoid'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import type { Visit } from './visit.ts'

/** Why a field was not taken, right under it. */
export const FieldError: FC<{ id: string; text: string }> = ({ id, text }) => (
  <span class="err" id={id}>
    <Icon name="warn" />
    {text}
  </span>
)

/** What was said about the last act. `bad`: it was not carried out. */
export const Note: FC<{ kind: 'ok' | 'bad'; children?: Child }> = ({ kind, children }) => (
  <div class={`note ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    <Icon name={kind === 'ok' ? 'check' : 'warn'} />
    <p>{children}</p>
  </div>
)

/** `error` is what was wrong with the name that was sent. */
export const NameField: FC<{ visit: Visit; value: string; error: string | null }> = ({
  visit,
  value,
  error,
}) => {
  const { common } = words(visit.lang)
  return (
    <div class="field">
      <label for="name">{common.name}</label>
      <input
        class="in"
        id="name"
        name="name"
        value={value}
        autocomplete="nickname"
        required
        {...(error === null ? {} : { 'aria-invalid': 'true', 'aria-describedby': 'name-error' })}
      />
      {error === null ? (
        <span class="hint">{common.nameHint}</span>
      ) : (
        <FieldError id="name-error" text={error} />
      )}
    </div>
  )
}

/** A random word of this browser's own goes into the shuffle; a script fills it in. */
export const NonceField: FC = () => (
  <>
    <input type="hidden" name="nonce" value="" data-nonce />
    <input type="hidden" name="key" value={nanoid()} data-own />
  </>
)
