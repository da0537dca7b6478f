/** Master of Rules in pictures: what lies before each player, and below it what there is to take. */
import type { Seat } from '../../../engine/game.ts'
import { inOrder, type Kind, kindOf, kinds, type PlayCard } from '../../../games/master-of-rules/cards.ts'
import type { MasterView, ShownDeal } from '../../../games/master-of-rules/view.ts'
import { CARD_RATIO, fan } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { ruleDeckCard } from '../draw/rule-cards.ts'
import { at, place } from '../draw/shapes.ts'
import { columnOf, type Middle, type Scene, WIDTH } from '../middle.ts'

/** The middle line of the cards before the players, and how wide one of them is at most. */
const LAID_MIDDLE = 121
const LAID_WIDTH = 150
const GAP = 16

const BELOW_TOP = 252
const BELOW_WIDTH = 62
const BELOW_STEP = BELOW_WIDTH + 10

/** A number and a rule side by side in a seat's column, each drawn around the middle of its upper edge. */
const pair = (scene: Scene, seat: Seat, drawn: (kind: Kind, width: number) => string): string => {
  const column = columnOf(scene, seat)
  const width = Math.min(LAID_WIDTH, column.width * 0.4)
  const y = LAID_MIDDLE - (width * CARD_RATIO) / 2
  return kinds
    .map((kind, index) => at({ x: column.x + (index - 0.5) * (width + GAP), y }, drawn(kind, width)))
    .join('')
}

/** What a seat has laid, with the place of what it has not, lit where that may be laid now. */
const laid = (view: MasterView, scene: Scene, seat: Seat): string =>
  pair(scene, seat, (kind, width) => {
    const code = view.table[seat]?.find((card) => kindOf(card) === kind)
    if (code !== undefined) return ruleDeckCard(code, width)
    const mayPlay = view.phase === 'play' && scene.toAct.includes(seat)
    return place(width, width * CARD_RATIO, mayPlay && (view.due === null || view.due === kind))
  })

/** What a seat had in the deal before, pale where its rule did not come true. */
const judged = ({ plays, accomplished }: ShownDeal, scene: Scene, seat: Seat): string =>
  pair(scene, seat, (kind, width) => {
    const code = plays[seat]?.[kind]
    if (code === undefined) return ''
    const drawn = ruleDeckCard(code, width, kind === 'rule' && accomplished[seat])
    return accomplished[seat] ? drawn : `<g opacity=".45">${drawn}</g>`
  })

const row = (cards: readonly PlayCard[], left: number): string =>
  cards
    .map((code, index) =>
      at({ x: left + (index + 0.5) * BELOW_STEP, y: BELOW_TOP }, ruleDeckCard(code, BELOW_WIDTH)),
    )
    .join('')

/** The cards that lie before nobody: the automated player's, then behind a line those to take. */
const below = (automated: readonly PlayCard[], display: readonly PlayCard[]): string => {
  const between = automated.length > 0 && display.length > 0 ? BELOW_STEP : 0
  const left = (WIDTH - (automated.length + display.length) * BELOW_STEP - between) / 2
  const line = left + automated.length * BELOW_STEP + between / 2
  const bottom = BELOW_TOP + BELOW_WIDTH * CARD_RATIO
  const drawnLine =
    between > 0
      ? `<path d="M${line} ${BELOW_TOP}V${bottom}" stroke="${colours.feltLine}" stroke-width="4"/>`
      : ''
  return row(automated, left) + drawnLine + row(display, line + between / 2)
}

export const masterOfRules: Middle<MasterView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [
    ruleDeckCard('R9', 200),
    ruleDeckCard('B5', 200),
    ruleDeckCard('TRIO', 200),
  ]),
  cards: ({ counts }, seat) => {
    const { number = 0, rule = 0 } = counts[seat] ?? {}
    return number + rule
  },
  scores: ({ points }) => points.map(({ total }, seat) => ({ seats: [seat], points: total })),
  draw: (view, scene) => {
    const begun = view.table.some((cards) => cards.length > 0)
    const last = begun ? undefined : view.deals.at(-1)
    const { numbers, rule } = (last ?? view).automated
    const { number, rule: rules } = inOrder(view.display)
    const before = view.table
      .map((_, seat) => (last === undefined ? laid(view, scene, seat) : judged(last, scene, seat)))
      .join('')
    return before + below([...numbers, ...(rule === null ? [] : [rule])], [...number, ...rules])
  },
}
