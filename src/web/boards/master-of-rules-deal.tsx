/** The middle of Master of Rules: what lies before each player, what is barred, and what there is to take. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import {
  inOrder,
  isRule,
  type Kind,
  kinds,
  type PlayCard,
  type Rule,
} from '../../games/master-of-rules/cards.ts'
import type { MasterMove } from '../../games/master-of-rules/moves.ts'
import type { MasterView } from '../../games/master-of-rules/view.ts'
import type { MasterBoardWords } from '../text/en/boards/master-of-rules.ts'
import { card, listed } from '../text/parts.ts'
import { Card, Chip } from '../views/card.tsx'
import { AwayMark } from '../views/seats.tsx'
import { Told } from '../views/sentence.tsx'
import { isYourTurn, nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'
import { Results } from './master-of-rules-results.tsx'

type Seen = SeenOf<MasterView, MasterMove>
export type Part = { seen: Seen; text: MasterBoardWords }

/** The places of a seat in which a card may be laid now. */
const openKinds = ({ view, you, legal }: Seen, seat: Seat): readonly Kind[] => {
  if (seat !== you || view.phase !== 'play') return []
  return kinds.filter((kind) => legal.some(({ card: code }) => isRule(code) === (kind === 'rule')))
}

/** Where a card of a kind lies or will lie. */
const Spot: FC<Part & { code: PlayCard | null; kind: Kind; open: boolean }> = ({
  seen: { lang },
  text,
  code,
  kind,
  open,
}) => {
  if (code !== null) return <Card code={code} lang={lang} />
  return (
    <span class={open ? 'place on' : 'place'}>
      {open ? text.kinds[kind] : <span class="vh">{text.notYet[kind]}</span>}
    </span>
  )
}

const Column: FC<Part & { seat: Seat }> = ({ seen, text, seat }) => {
  const { view, toAct } = seen
  const laid = view.table[seat] ?? []
  const open = openKinds(seen, seat)
  const acts = toAct.includes(seat)
  return (
    <li aria-current={acts ? 'true' : undefined}>
      <p class={acts ? 'nm on' : 'nm'}>
        <b>{nameOf(seen, seat)}</b>
        <AwayMark sight={seen} seat={seat} />
        <span class="sub">{text.standing(view.points[seat]?.total ?? 0, view.first === seat)}</span>
      </p>
      {kinds.map((kind) => (
        <Spot
          seen={seen}
          text={text}
          code={laid.find((code) => isRule(code) === (kind === 'rule')) ?? null}
          kind={kind}
          open={open.includes(kind)}
        />
      ))}
    </li>
  )
}

/** The places of the automated player, as many as there are players missing from five. */
const AutomatedColumn: FC<Part & { index: number }> = ({ seen, text, index }) => {
  const { numbers, rule } = seen.view.automated
  const hasRule = seen.names.length === 3 && index === 0
  return (
    <li>
      <p class="nm">
        <b>
          <span aria-hidden="true">{text.automated}</span>
          <span class="vh">{text.automatedPlayer}</span>
        </b>
      </p>
      <Spot seen={seen} text={text} code={numbers[index] ?? null} kind="number" open={false} />
      {hasRule && <Spot seen={seen} text={text} code={rule} kind="rule" open={false} />}
    </li>
  )
}

const Columns: FC<Part> = ({ seen, text }) => (
  <ol class="deal">
    {seatsAround(seen).map((seat) => (
      <Column seen={seen} text={text} seat={seat} />
    ))}
    {Array.from({ length: 5 - seen.names.length }, (_, index) => (
      <AutomatedColumn seen={seen} text={text} index={index} />
    ))}
  </ol>
)

/** Each rule that lies on the table, once. */
const barredRules = ({ table, automated }: MasterView): readonly Rule[] => [
  ...new Set([...table.flat().filter(isRule), ...(automated.rule === null ? [] : [automated.rule])]),
]

const Bars: FC<Part> = ({ seen: { lang, view }, text }) => {
  const barred = barredRules(view)
  return (
    <p class="say bars">
      {barred.length === 0 ? text.free : text.barred}
      {barred.map((rule) => (
        <Chip code={rule} lang={lang} />
      ))}
    </p>
  )
}

/** Whether the viewer may play a rule that lies there: only who holds no other may. */
const isForced = ({ legal, view }: Seen): boolean =>
  view.phase === 'play' && legal.some(({ card: code }) => barredRules(view).some((rule) => rule === code))

/** The rule hands that forced plays have shown. */
const Shown: FC<Part> = ({ seen: { lang, names, view }, text }) => (
  <>
    {view.revealed.map((cards, seat) =>
      cards === null ? null : (
        <p class="say shown">
          <Told sentence={text.shown(seat, listed(cards.map(card)))} names={names} lang={lang} />
        </p>
      ),
    )}
  </>
)

const Tray: FC<Part> = ({ seen: { lang, view }, text }) => {
  const display = inOrder(view.display)
  const isLast = view.deal === view.dealCount
  if (isLast && kinds.every((kind) => display[kind].length === 0)) {
    return <p class="say">{text.nothingToTake}</p>
  }
  return (
    <div class="tray">
      <h3>{isLast ? text.notToTake : text.toTake}</h3>
      {kinds.map((kind) => (
        <ul aria-label={text.kinds[kind]}>
          {display[kind].map((code) => (
            <li>
              <Card code={code} lang={lang} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Until somebody has played, what came of the deal before lies on the table. */
const Before: FC<Part> = ({ seen, text }) => {
  const { lang, names, view } = seen
  const last = view.deals.at(-1)
  if (last === undefined) return <Columns seen={seen} text={text} />
  return (
    <>
      <h3 class="lead">{text.lastDeal(view.deals.length)}</h3>
      <Results seen={seen} text={text} deal={last} />
      <p class="lead">
        <Told sentence={text.begins(view.deal, view.first)} names={names} lang={lang} />
      </p>
    </>
  )
}

/** The display stands in the dock of whoever takes from it, and here for everybody else. */
export const Deal: FC<Part> = ({ seen, text }) => {
  const { view } = seen
  const forced = isForced(seen)
  const begun = view.table.some((cards) => cards.length > 0)
  return (
    <>
      {begun || view.phase === 'over' ? (
        <Columns seen={seen} text={text} />
      ) : (
        <Before seen={seen} text={text} />
      )}
      {begun && !forced && <Bars seen={seen} text={text} />}
      <Shown seen={seen} text={text} />
      {forced && (
        <p class="say">
          <strong>{view.options.edition === 'second' ? text.forcedShown : text.forced}</strong>
        </p>
      )}
      {!(isYourTurn(seen) && view.phase === 'take') && <Tray seen={seen} text={text} />}
    </>
  )
}
