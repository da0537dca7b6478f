/** The words of every game in both languages: nothing a player can choose, meet or be refused is without. */
import { describe, expect, test } from 'vitest'
import type { Event, Json } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { optionFields } from '../../src/web/options.ts'
import { gameText } from '../../src/web/text/games.ts'
import { plain } from '../../src/web/text/plain.ts'
import { refusalText } from '../../src/web/text/refusal.ts'
import { prng } from '../support/prng.ts'
import { names } from './support/looks.tsx'

/** The codes of the rules pages and what they come with. */
const refusals: {
  readonly [game: string]: readonly (readonly [string, { readonly [name: string]: Json }])[]
} = {
  distantichu: [
    ['wrong-phase', { phase: 'declare' }],
    ['wrong-phase', { phase: 'keep' }],
    ['wrong-phase', { phase: 'play' }],
    ['must-lead', {}],
    ['no-cards', {}],
    ['not-equal', {}],
    ['not-in-hand', { card: '7', count: 2 }],
    ['destination-number', { card: '8' }],
    ['too-weak', { count: 3, distance: 2 }],
  ],
  doubt: [
    ['answer-first', {}],
    ['no-cards', {}],
    ['too-many-cards', { most: 6 }],
    ['not-in-hand', { card: 'AS' }],
    ['no-claim', {}],
    ['nothing-to-accept', {}],
  ],
  'in-a-grove': [
    ['look-first', {}],
    ['look-at-two', {}],
    ['already-looked', {}],
    ['swap-not-in-use', {}],
    ['swap-only-starter', {}],
    ['already-swapped', {}],
  ],
  klaverjassen: [
    ['wrong-phase', { phase: 'choose' }],
    ['wrong-phase', { phase: 'turned' }],
    ['wrong-phase', { phase: 'play' }],
    ['must-choose', {}],
    ['suit-excluded', { suit: 'S' }],
    ['not-in-hand', { card: 'AS' }],
    ['must-follow', { suit: 'C', trump: 'H' }],
    ['must-trump', { suit: 'C', trump: 'H' }],
    ['must-overtrump', { suit: 'C', trump: 'H' }],
    ['no-undertrump', { suit: 'C', trump: 'H' }],
  ],
  'katzenjammer-blues': [
    ['wrong-phase', { phase: 'auction', bidding: 'shown' }],
    ['wrong-phase', { phase: 'auction', bidding: 'announced' }],
    ['wrong-phase', { phase: 'pay', bidding: 'announced' }],
    ['wrong-phase', { phase: 'bands', bidding: 'shown' }],
    ['bad-call', {}],
    ['not-in-hand', {}],
    ['bad-set', {}],
    ['cannot-pay', {}],
    ['too-low', { kind: 'same', count: 3, value: 5 }],
    ['too-low', { kind: 'different', count: 3, value: 12 }],
    ['too-low', { kind: 'different', count: 3, value: null }],
    ['wrong-payment', { kind: 'different', count: 2, value: 8 }],
    ['not-a-band', {}],
    ['wrong-value', { number: 4 }],
    ['wrong-value', { number: null }],
  ],
  'master-of-rules': [
    ['wrong-phase', { phase: 'play' }],
    ['wrong-phase', { phase: 'take' }],
    ['not-in-display', { card: 'B1' }],
    ['not-in-hand', { card: 'B1' }],
    ['wrong-kind', { kind: 'rule' }],
    ['wrong-kind', { kind: 'number' }],
    ['rule-already-played', { rule: 'TRIO' }],
  ],
  parity: [
    ['wrong-phase', { phase: 'trump' }],
    ['wrong-phase', { phase: 'parity' }],
    ['wrong-phase', { phase: 'play' }],
    ['wrong-phase', { phase: 'discard' }],
    ['no-trump-not-allowed', {}],
    ['not-in-hand', { card: 'AS' }],
    ['must-follow', { suit: 'C' }],
  ],
  skat: [
    ...['bidding', 'skat', 'discard', 'announce', 'kontra', 're', 'play'].map(
      (phase) => ['wrong-phase', { phase }] as const,
    ),
    ['bid-not-a-game-value', { value: 19 }],
    ['cannot-raise', {}],
    ['bid-too-low', { standing: 20 }],
    ['nothing-to-hold', {}],
    ['not-your-card', { card: 'AS' }],
    ['level-not-for-null', {}],
    ['null-below-bid', { value: 23, bid: 24 }],
    ['level-needs-hand', {}],
    ['must-follow-suit', { suit: 'trump' }],
    ['must-follow-suit', { suit: 'S' }],
    ['concede-not-allowed', {}],
  ],
  spades: [
    ['wrong-phase', { phase: 'bid' }],
    ['wrong-phase', { phase: 'play' }],
    ['double-nil-not-allowed', {}],
    ['already-looked', {}],
    ['look-first', {}],
    ['not-in-hand', { card: 'AS' }],
    ['spades-not-broken', {}],
    ['must-follow', { suit: 'D' }],
  ],
  'gin-rummy': [
    ['cannot-pass', {}],
    ['already-drawn', {}],
    ['stock-closed', {}],
    ['cannot-knock', {}],
    ['draw-first', {}],
    ['must-knock', {}],
    ['not-in-hand', { card: 'AS' }],
    ['just-taken', { card: 'AS' }],
    ['bad-melds', {}],
    ['too-much-deadwood', { deadwood: 12, limit: 10 }],
    ['too-much-deadwood', { deadwood: 3, limit: 0 }],
    ['not-big-gin', {}],
  ],
  rummy: [
    ['already-drawn', {}],
    ['draw-first', {}],
    ['not-in-hand', {}],
    ['just-taken', { card: 'AS' }],
    ['bad-meld', { kind: 'set' }],
    ['bad-meld', { kind: 'run' }],
    ['no-such-meld', {}],
    ['no-swapping', {}],
    ['meld-first', {}],
    ['bad-end', { kind: 'set' }],
    ['bad-end', { kind: 'run' }],
    ['does-not-fit', { card: 'AS' }],
    ['keep-a-discard', {}],
  ],
}

const subjects = games.flatMap((game) => (['en', 'ko'] as const).map((lang) => ({ game, lang })))

/** All that happens in one random game, as every seat is told it. */
const happenings = (game: (typeof games)[number], options: Json): readonly Event[] => {
  const chance = prng(5)
  const events: Event[] = []
  let state = game.setup({ seats: game.meta.seats[0] ?? 0, options: game.options.parse(options) }, chance)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const step = game.apply(state, seat, game.sample(state, seat, chance), chance)
    events.push(...step.events)
    state = step.state
  }
  return events
}

describe.each(subjects)('$game.meta.id in $lang', ({ game, lang }) => {
  const text = gameText(lang, game.meta.id)

  test('every option and value has a label, and no label is left over', () => {
    const fields = optionFields(game)
    expect(Object.keys(text.options).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
    for (const field of fields) {
      const named = Object.keys(text.options[field.name]?.values ?? {})
      expect(named.toSorted()).toEqual(field.kind === 'choice' ? field.values.map(String).toSorted() : [])
      expect(typeof text.options[field.name]?.number).toBe(field.kind === 'number' ? 'function' : 'undefined')
    }
  })

  test('every preset has its words', () => {
    expect(Object.keys(text.presets)).toEqual(game.meta.presets.map(({ id }) => id))
  })

  test('every refusal has words of its own', () => {
    const unknown = refusalText(lang, game.meta.id, { code: 'bad-move', params: {} })
    for (const [code, params] of refusals[game.meta.id] ?? []) {
      const said = refusalText(lang, game.meta.id, { code, params })
      expect(said).not.toBe(unknown)
      expect(said).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('whatever happens is told in whole words', () => {
    const tellable: readonly Json[] = [
      {},
      { noTrump: true },
      { trumpChoice: 'turnUp', pit: true },
      { passedIn: 'ramsch', kontra: 'all', concede: true },
      { passedIn: 'skip' },
      { swap: true, winner: 'fewest', wrongCards: 'suspect' },
      { games: 2, bidding: 'announced', deckEnd: 'reshuffle' },
      { riichi: true },
    ]
    for (const options of tellable.filter((option) => game.options.safeParse(option).success)) {
      for (const event of happenings(game, options)) {
        const told = text.told({ ...event, e: 1, at: 0 })
        if (told !== null)
          expect(plain(told, lang, names)).not.toMatch(/undefined|NaN|\b[2-9TJQKA][CDHS]\b|^\s|\s$/)
      }
    }
  })
})
