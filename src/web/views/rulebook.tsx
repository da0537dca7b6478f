/** `/rules/<game>` and `/t/<id>/rules`: the rules of a game as they are with the chosen options. */
import type { Child, FC } from 'hono/jsx'
import type { GameMeta, Json } from '../../engine/game.ts'
import type { TableId } from '../../table/types.ts'
import type { OptionField } from '../options.ts'
import { rulesPreview } from '../preview/rules.ts'
import { presetOf, rulesPath } from '../rulebook.ts'
import { gameText, valueText } from '../text/games.ts'
import { type Chosen, type Ruling, rulesOf } from '../text/rules.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Fan } from './fan.tsx'
import { Layout } from './layout.tsx'
import { Blocks, Sentences } from './prose.tsx'
import type { Visit } from './visit.ts'

type RulesProps = {
  readonly visit: Visit
  readonly game: GameMeta
  readonly fields: readonly OptionField[]
  readonly chosen: Chosen
  /** Whose rules these are; null where somebody reads for themselves. */
  readonly table: TableId | null
}

export const RulesPage: FC<RulesProps> = (props) => {
  const { visit, game, fields, chosen, table } = props
  const { lang } = visit
  const { rulebook } = words(lang)
  const { name } = gameText(lang, game.id)
  const isPlain = table === null && presetOf(game, fields, chosen) === game.presets[0]?.id
  const preview = rulesPreview(game.id, lang)
  return (
    <Layout
      visit={visit}
      title={rulebook.title(name)}
      styles={['card', 'pages', 'rulebook']}
      preview={preview}
      {...(isPlain ? { description: preview.description } : {})}
    >
      <PageBar visit={visit} heading={name} small={rulebook.small} />
      <main class="page rulebook" id="main">
        <Contents visit={visit} />
        <article>
          <Head {...props} />
          <Sections {...props} />
          <Foot {...props} />
        </article>
      </main>
    </Layout>
  )
}

const sectionIds = ['aim', 'set-up', 'turn', 'scoring', 'options', 'rulings'] as const
type SectionId = (typeof sectionIds)[number]

const Contents: FC<{ visit: Visit }> = ({ visit }) => {
  const { rulebook } = words(visit.lang)
  return (
    <nav class="toc" aria-label={rulebook.contents}>
      <ul>
        {sectionIds.map((id) => (
          <li>
            <a href={`#${id}`}>{rulebook.sections[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which game, and whose rules of it. */
const Head: FC<RulesProps> = ({ visit, game, fields, chosen, table }) => {
  const { common, rulebook } = words(visit.lang)
  const { line, length } = gameText(visit.lang, game.id)
  return (
    <header class="stack">
      <div class="row lead-in">
        <div class="grow">
          <p>{line}</p>
          <p class="soft small">
            {common.seats(game.seats)} · {length}
          </p>
        </div>
        <Fan game={game.id} lang={visit.lang} />
      </div>
      {table === null ? (
        <Presets visit={visit} game={game} fields={fields} chosen={chosen} />
      ) : (
        <p>
          {rulebook.atTable} <a href={`/t/${table}`}>{rulebook.toTable}</a>
        </p>
      )}
    </header>
  )
}

/** Where a game has several well-known forms, the page of each. */
const Presets: FC<Omit<RulesProps, 'table'>> = ({ visit, game, fields, chosen }) => {
  const { rulebook } = words(visit.lang)
  const { presets } = gameText(visit.lang, game.id)
  const shown = presetOf(game, fields, chosen)
  if (game.presets.length < 2 && shown !== null) return null
  return (
    <nav class="forms" aria-label={rulebook.as}>
      <ul>
        {game.presets.map(({ id, options }) => (
          <li>
            <a
              href={rulesPath(game.id, fields, options)}
              {...(id === shown ? { 'aria-current': 'page' } : {})}
            >
              {presets[id]?.label}
            </a>
          </li>
        ))}
      </ul>
      {shown === null && <p class="soft small">{rulebook.mixed}</p>}
    </nav>
  )
}

const Sections: FC<RulesProps> = ({ visit, game, fields, chosen }) => {
  const { lang } = visit
  const rules = rulesOf(lang, game.id)
  return (
    <>
      <Section visit={visit} id="aim">
        <Blocks blocks={rules.aim(chosen)} lang={lang} />
      </Section>
      <Section visit={visit} id="set-up">
        <Blocks blocks={rules.setUp(chosen)} lang={lang} />
      </Section>
      <Section visit={visit} id="turn">
        <Blocks blocks={rules.turn(chosen)} lang={lang} />
      </Section>
      <Section visit={visit} id="scoring">
        <Blocks blocks={rules.scoring(chosen)} lang={lang} />
      </Section>
      <Section visit={visit} id="options">
        <Options visit={visit} game={game} fields={fields} chosen={chosen} />
      </Section>
      <Section visit={visit} id="rulings">
        <Rulings visit={visit} rulings={rules.rulings(chosen)} />
      </Section>
    </>
  )
}

const Section: FC<{ visit: Visit; id: SectionId; children?: Child }> = ({ visit, id, children }) => (
  <section id={id}>
    <h2>{words(visit.lang).rulebook.sections[id]}</h2>
    {children}
  </section>
)

/** Of a range of numbers only the one that was chosen. */
const valuesOf = (field: OptionField, chosen: Chosen): readonly Json[] =>
  field.kind === 'choice' ? field.values : [chosen[field.name] ?? field.usual]

/** What each option changes, and which of its values this page tells the rules with. */
const Options: FC<Omit<RulesProps, 'table'>> = ({ visit, game, fields, chosen }) => {
  const { rulebook } = words(visit.lang)
  const { options } = gameText(visit.lang, game.id)
  const changes = rulesOf(visit.lang, game.id).options
  return (
    <>
      <p class="soft">{rulebook.optionsHint}</p>
      {fields.map((field) => (
        <section class="option" id={`option-${field.name}`}>
          <h3>{options[field.name]?.label}</h3>
          <ul>
            {valuesOf(field, chosen).map((value) => {
              const text = valueText(options[field.name], value)
              return value === chosen[field.name] ? (
                <li class="on">
                  <b>{text}</b> <span class="tag">{rulebook.chosen}</span>
                </li>
              ) : (
                <li>{text}</li>
              )
            })}
          </ul>
          <p>
            <Sentences text={changes[field.name] ?? ''} lang={visit.lang} />
          </p>
        </section>
      ))}
    </>
  )
}

/** Each question leads to itself, so that its address can be passed on. */
const Rulings: FC<{ visit: Visit; rulings: readonly Ruling[] }> = ({ visit, rulings }) => (
  <>
    <p class="soft">{words(visit.lang).rulebook.rulingsHint}</p>
    {rulings.map(({ id, question, answer }) => (
      <section class="ruling" id={id}>
        <h3>
          <a href={`#${id}`}>{question}</a>
        </h3>
        <p>
          <Sentences text={answer} lang={visit.lang} />
        </p>
      </section>
    ))}
  </>
)

const Foot: FC<RulesProps> = ({ visit, game, table }) => {
  const { rulebook } = words(visit.lang)
  const { name } = gameText(visit.lang, game.id)
  return (
    <footer class="row">
      {table === null ? (
        <a class="btn solid" href={`/new/${game.id}`}>
          {rulebook.open(name)}
        </a>
      ) : (
        <a class="btn solid" href={`/t/${table}`}>
          {rulebook.toTable}
        </a>
      )}
      <a class="btn" href="/rules">
        {rulebook.all}
      </a>
    </footer>
  )
}

/** `/rules`: the games one can read about. */
export const RulesIndex: FC<{ visit: Visit; games: readonly GameMeta[] }> = ({ visit, games }) => {
  const { common, rulebook } = words(visit.lang)
  return (
    <Layout
      visit={visit}
      title={rulebook.index}
      styles={['card', 'pages']}
      preview={rulesPreview(null, visit.lang)}
      description={rulebook.indexHint}
    >
      <PageBar visit={visit} heading={rulebook.index} />
      <main class="page" id="main">
        <p>{rulebook.indexHint}</p>
        <ul class="games">
          {games.map(({ id, seats }) => {
            const { name, line, length } = gameText(visit.lang, id)
            return (
              <li class="game">
                <Fan game={id} lang={visit.lang} />
                <div>
                  <a href={rulesPath(id)}>{name}</a>
                  <p class="small">{line}</p>
                  <p class="small soft">
                    {common.seats(seats)} · {length}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </main>
    </Layout>
  )
}
