/** `/new/<game>`: one form that opens a table. */
import type { FC } from 'hono/jsx'
import type { GameMeta } from '../../engine/game.ts'
import { OUT_OF_TIME, type OutOfTime, PACES, type Pace } from '../../table/clock/pace.ts'
import type { OptionField } from '../options.ts'
import { rulesPath } from '../rulebook.ts'
import { gameText, type OptionWords, valueText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Fan } from './fan.tsx'
import { NameField, NonceField, Note } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Visit } from './visit.ts'

/** The form as it was sent, or as it stands at first. */
export type OpeningForm = {
  readonly name: string
  readonly seats: number
  /** How many of the other seats bots take. */
  readonly bots: number
  readonly preset: string
  readonly pace: Pace
  readonly outOfTime: OutOfTime
  /** The values chosen beside the preset, as texts. */
  readonly options: { readonly [name: string]: string }
}

type OpeningProps = {
  readonly visit: Visit
  readonly game: GameMeta
  readonly fields: readonly OptionField[]
  readonly form: OpeningForm
  /** What was wrong with the name, and with anything else. */
  readonly nameError: string | null
  readonly error: string | null
}

export const OpeningPage: FC<OpeningProps> = ({ visit, game, fields, form, nameError, error }) => {
  const { opening, common, rulebook } = words(visit.lang)
  const { name, line, length } = gameText(visit.lang, game.id)
  return (
    <Layout
      visit={visit}
      title={opening.title(name)}
      styles={['card', 'pages']}
      scripts={['nonce', 'once']}
      description={line}
    >
      <PageBar visit={visit} heading={opening.heading} />
      <main class="page" id="main">
        <form class="stack narrow" method="post" action={`/new/${game.id}`}>
          <div class="row">
            <div class="grow">
              <h2 class="display">{name}</h2>
              <p>{line}</p>
              <p class="soft small">
                {common.seats(game.seats)} · {length}
              </p>
              <p>
                <a href={rulesPath(game.id)}>{rulebook.ofGame(name)}</a>
              </p>
            </div>
            <Fan game={game.id} lang={visit.lang} />
          </div>
          {error !== null && <Note kind="bad">{error}</Note>}
          <NameField visit={visit} value={form.name} error={nameError} />
          <Seats visit={visit} game={game} chosen={form.seats} />
          <Bots visit={visit} game={game} chosen={form.bots} />
          <Presets visit={visit} game={game} chosen={form.preset} />
          <Time visit={visit} form={form} />
          <NonceField />
          <Options visit={visit} game={game} fields={fields} chosen={form.options} />
          <button class="btn solid wide" type="submit">
            {opening.open}
          </button>
          <p class="hint">{opening.openHint}</p>
          <button class="btn wide" type="submit" name="alone" value="yes" formnovalidate>
            {opening.alone}
          </button>
          <p class="hint">{opening.aloneHint}</p>
        </form>
      </main>
    </Layout>
  )
}

/** The number of seats, where there is a choice. */
const Seats: FC<{ visit: Visit; game: GameMeta; chosen: number }> = ({ visit, game, chosen }) =>
  game.seats.length < 2 ? (
    <input type="hidden" name="seats" value={chosen} />
  ) : (
    <fieldset class="field">
      <legend class="label">{words(visit.lang).opening.seats}</legend>
      <div class="pills">
        {game.seats.map((seats) => (
          <label>
            <input type="radio" name="seats" value={seats} checked={seats === chosen} />
            <span class="pick">
              <b>{seats}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )

/** As many as there are other seats; of a smaller table all of them. */
const Bots: FC<{ visit: Visit; game: GameMeta; chosen: number }> = ({ visit, game, chosen }) => {
  const { opening } = words(visit.lang)
  const most = Math.max(...game.seats) - 1
  return (
    <fieldset class="field">
      <legend class="label">{opening.bots}</legend>
      <div class="pills">
        {Array.from({ length: most + 1 }, (_, bots) => (
          <label>
            <input type="radio" name="bots" value={bots} checked={bots === chosen} />
            <span class="pick">
              <b>{bots === 0 ? opening.noBots : bots}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Presets: FC<{ visit: Visit; game: GameMeta; chosen: string }> = ({ visit, game, chosen }) => (
  <fieldset class="field">
    <legend class="label">{words(visit.lang).opening.preset}</legend>
    <div class="presets">
      {game.presets.map(({ id }) => {
        const preset = gameText(visit.lang, game.id).presets[id]
        return (
          <label>
            <input type="radio" name="preset" value={id} checked={id === chosen} />
            <b>{preset?.label}</b>
            <span class="hint">{preset?.hint}</span>
          </label>
        )
      })}
    </div>
  </fieldset>
)

/** How long a turn may last, and what becomes of one that lasts longer. */
const Time: FC<{ visit: Visit; form: OpeningForm }> = ({ visit, form }) => {
  const { clock } = words(visit.lang)
  return (
    <>
      <div class="field">
        <label for="pace">{clock.pace}</label>
        <select id="pace" name="pace">
          {PACES.map((pace) => (
            <option value={pace} selected={pace === form.pace}>
              {clock.paces[pace]}
            </option>
          ))}
        </select>
        <span class="hint">{clock.paceHint}</span>
      </div>
      <div class="field">
        <label for="out-of-time">{clock.outOfTime}</label>
        <select id="out-of-time" name="outOfTime">
          {OUT_OF_TIME.map((outcome) => (
            <option value={outcome} selected={outcome === form.outOfTime}>
              {clock.outcomes[outcome]}
            </option>
          ))}
        </select>
        <span class="hint">{clock.outHint}</span>
      </div>
    </>
  )
}

type OptionsProps = Pick<OpeningProps, 'visit' | 'game' | 'fields'> & { chosen: OpeningForm['options'] }

/** Every option on its own; what nobody touches stays as the preset has it. */
const Options: FC<OptionsProps> = ({ visit, game, fields, chosen }) => {
  const { opening } = words(visit.lang)
  const text = gameText(visit.lang, game.id)
  return (
    <details class="sheet" open={Object.values(chosen).some((value) => value !== '')}>
      <summary>
        <span class="ttl">{opening.options}</span>
      </summary>
      <div class="stack">
        <p class="hint">{opening.optionsHint}</p>
        {fields.map((field) => (
          <Option
            field={field}
            text={text.options[field.name]}
            untouched={opening.asPreset}
            chosen={chosen[field.name] ?? ''}
          />
        ))}
      </div>
    </details>
  )
}

type OptionProps = { field: OptionField; text: OptionWords | undefined; untouched: string; chosen: string }

const Option: FC<OptionProps> = (props) => {
  const { field, text } = props
  const id = `option-${field.name}`
  return (
    <div class="field">
      <label for={id}>{text?.label ?? field.name}</label>
      <Value {...props} id={id} />
      {text?.hint !== undefined && <span class="hint">{text.hint}</span>}
    </div>
  )
}

const Value: FC<OptionProps & { id: string }> = ({ field, text, untouched, chosen, id }) =>
  field.kind === 'number' ? (
    <input
      type="number"
      id={id}
      name={id}
      min={field.least}
      max={field.most}
      placeholder={untouched}
      value={chosen}
    />
  ) : (
    <select id={id} name={id}>
      <option value="" selected={chosen === ''}>
        {untouched}
      </option>
      {field.values.map((value) => {
        const key = String(value)
        return (
          <option value={key} selected={key === chosen}>
            {valueText(text, value)}
          </option>
        )
      })}
    </select>
  )
