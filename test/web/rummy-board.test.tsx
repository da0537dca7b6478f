/**
 * Rummy's board, where moves are put together from what is chosen: what is offered whole is legal, and every legal
 * move can be sent by choosing cards and pressing a button.
 */
import { describe, expect, test } from 'vitest'
import { isJoker } from '../../src/engine/cards.ts'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import type { RummyMove } from '../../src/games/rummy/moves.ts'
import type { RummyState } from '../../src/games/rummy/state.ts'
import { fillMove } from '../../src/web/routes/fill.ts'
import { pickSome, prng } from '../support/prng.ts'
import { choosable, hiddenField, unfilled } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const game: AnyGame = rummy

const options = [
  {},
  { deck: 'double', jokers: true, jokerSwap: true, upcard: true, ace: 'round' },
  { jokers: true, jokerSwap: true, layOffNeedsMeld: true, outByDiscard: true, ace: 'both' },
]

const cardsOf = (move: RummyMove): readonly string[] => {
  if (move.type === 'draw') return []
  return move.type === 'meld' ? move.cards : [move.card]
}

/** What the page's buttons send when these cards are chosen. */
const sentFrom = (html: string, cards: readonly string[]): readonly Json[] => {
  const ace = hiddenField(html, 'ace') ?? ''
  const fields = {
    list: (name: string) => (name === 'move.cards' ? cards : []),
    text: (name: string) => (name === 'ace' ? ace : ''),
  }
  return unfilled(html).flatMap((move) => {
    const parsed = game.move.safeParse(fillMove(move, fields))
    return parsed.success ? [parsed.data] : []
  })
}

/** Where a joker stands in a run is said by fields of its own, whose test is that of filled moves. */
const needsNoMore = (move: RummyMove): boolean =>
  move.type !== 'meld' || move.kind === 'set' || !move.cards.some(isJoker)

const expectAll = (html: string, state: RummyState, seat: number): void => {
  const legal = [...Iterator.from(rummy.legalMoves(state, seat)).take(400)]
  const melds = legal.filter(({ type }) => type === 'meld')
  const some = pickSome(prng(1), melds.filter(needsNoMore), 8)
  for (const move of [...legal.filter(({ type }) => type !== 'meld'), ...some]) {
    const cards = cardsOf(move)
    const left = [...choosable(html, 'move.cards')]
    for (const card of cards) expect(left.splice(left.indexOf(card), 1)).toEqual([card])
    const sent = sentFrom(html, cards).map(canonicalJson)
    expect(sent, `${canonicalJson(move)} can be sent`).toContain(canonicalJson(move))
  }
}

/** Some positions in which a seat is to act, and that seat. */
const turnsOf = (option: Json, seed: number) =>
  pickSome(prng(seed), [...positions(rummy, option, seed)], 60).flatMap((state) => {
    const [seat] = rummy.toAct(state)
    return seat === undefined ? [] : [{ state, seat }]
  })

const page = (state: RummyState, seat: number) => pageOf(lookAt(game, state, seat), 'en')

const isWhole = (move: unknown): move is Json =>
  typeof move === 'object' &&
  move !== null &&
  !Object.values(move).some((value) => value === null || (Array.isArray(value) && value.length === 0))

describe.each(options)('Rummy with %s', (option) => {
  test('offers every legal move, to be sent as what it is', () => {
    for (const { state, seat } of turnsOf(option, 3)) expectAll(page(state, seat), state, seat)
  })

  test('offers, with the top discard still to be taken, every move that is legal once it is', () => {
    const draws = turnsOf(option, 4).filter(({ state }) => state.phase === 'draw')
    expect(draws).not.toHaveLength(0)
    for (const { state, seat } of draws) {
      const taken = rummy.apply(state, seat, { type: 'draw', from: 'discard' }, prng(1)).state
      expectAll(page(state, seat), taken, seat)
    }
  })

  test('offers whole only what is legal', () => {
    for (const { state, seat } of turnsOf(option, 5)) {
      const isDraw = state.phase === 'draw'
      const then = isDraw ? rummy.apply(state, seat, { type: 'draw', from: 'discard' }, prng(1)).state : state
      for (const offer of unfilled(page(state, seat)).filter(isWhole)) {
        const move = game.move.parse(offer)
        const at = canonicalJson(move).includes('"draw"') ? state : then
        expect(() => game.apply(at, seat, move, prng(1))).not.toThrow()
      }
    }
  })
})
