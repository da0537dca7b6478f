/** The words of every game in both languages: nothing a player can choose, meet or be refused is without. */
import { describe, expect, test } from 'vitest'
import type { Event, Json } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import type { Lang } from '../../src/players/types.ts'
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
  parity: [
    ['wrong-phase', { phase: 'trump' }],
    ['wrong-phase', { phase: 'parity' }],
    ['wrong-phase', { phase: 'play' }],
    ['wrong-phase', { phase: 'discard' }],
    ['no-trump-not-allowed', {}],
    ['not-in-hand', { card: 'AS' }],
    ['must-follow', { suit: 'C' }],
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
    for (const { name, values } of fields) {
      expect(Object.keys(text.options[name]?.values ?? {}).toSorted()).toEqual(values.map(String).toSorted())
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
      expect(said).not.toMatch(/undefined|null/)
    }
  })

  test('whatever happens is told in whole words', () => {
    const tellable: readonly Json[] = [{}, { noTrump: true }]
    for (const options of tellable.filter((option) => game.options.safeParse(option).success)) {
      for (const event of happenings(game, options)) {
        const told = text.told({ ...event, e: 1, at: 0 })
        if (told !== null)
          expect(plain(told, lang, names)).not.toMatch(/undefined|NaN|\b[2-9TJQKA][CDHS]\b|^\s|\s$/)
      }
    }
  })
})

const toldOf = (
  lang: Lang,
  game: string,
  event: { readonly type: string; readonly [field: string]: Json },
): string => {
  const sentence = gameText(lang, game).told({ e: 1, at: 0, to: 'all', ...event })
  return sentence === null ? '' : plain(sentence, lang, names)
}

describe('sentences', () => {
  test.each([
    ['en', 'bid', { seat: 1, tricks: 4 }, 'Jisoo bid 4'],
    ['ko', 'bid', { seat: 1, tricks: 4 }, 'Jisoo 선언 4'],
    ['en', 'bid', { seat: 1, tricks: 0 }, 'Jisoo bid nil'],
    ['ko', 'bid', { seat: 1, tricks: 0 }, 'Jisoo 닐 선언'],
    ['ko', 'double-nil', { seat: 1 }, 'Jisoo 더블 닐 선언'],
    ['ko', 'played', { seat: 2, card: 'KD' }, 'Tom 다이아 킹'],
    ['ko', 'spades-broken', { seat: 2 }, '스페이드가 깨졌어요'],
  ] as const)('of Spades, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'spades', { type, ...fields })).toBe(sentence)
  })

  test('a lost round has a true minus, a won one a plus', () => {
    const team = (contractPoints: number) => ({
      contract: 6,
      taken: 5,
      contractPoints,
      nilPoints: 0,
      bags: 0,
      penalty: 0,
      total: 0,
    })
    const round = { type: 'round', round: 2, bids: [], taken: [], teams: [team(-60), team(72)] }
    expect(toldOf('en', 'spades', round)).toBe('Round 2: Mina and Tom −60, Jisoo and Hyunwoo +72')
  })

  test.each([
    ['en', 'trump-named', { seat: 0, suit: 'H' }, 'Mina named hearts as trumps'],
    ['ko', 'trump-named', { seat: 0, suit: 'H' }, 'Mina 으뜸패 하트'],
    ['ko', 'trump-named', { seat: 0, suit: 'none' }, 'Mina 으뜸패 없음'],
    ['ko', 'parity-declared', { seat: 1, parity: 'odd' }, 'Jisoo 홀 선언'],
    ['en', 'discarded', { seat: 1 }, 'Jisoo put a card face down'],
  ] as const)('of Parity, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'parity', { type, ...fields })).toBe(sentence)
  })
})
