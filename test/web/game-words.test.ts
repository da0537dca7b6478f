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

  test.each([
    ['en', 'claimed', { seat: 1, rank: '7', count: 3 }, 'Jisoo laid three 7s'],
    ['ko', 'claimed', { seat: 1, rank: '7', count: 3 }, 'Jisoo 님이 ‘7 세 장’을 냈어요'],
    ['en', 'claimed', { seat: 1, rank: 'A', count: 1 }, 'Jisoo laid one ace'],
    ['en', 'claimed', { seat: 1, rank: 'T', count: 2 }, 'Jisoo laid two 10s'],
    ['en', 'claimed', { seat: 1, rank: 'J', count: 6 }, 'Jisoo laid six jacks'],
    ['ko', 'claimed', { seat: 1, rank: 'A', count: 1 }, 'Jisoo 님이 ‘에이스 한 장’을 냈어요'],
    ['ko', 'claimed', { seat: 1, rank: 'Q', count: 6 }, 'Jisoo 님이 ‘퀸 여섯 장’을 냈어요'],
    ['ko', 'accepted', { seat: 0 }, 'Mina 님이 믿고 넘어갔어요'],
  ] as const)('of Doubt, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'doubt', { type, ...fields })).toBe(sentence)
  })

  const distantRound = { round: 2, cards: [12, 0], eights: [1, 3], scores: [11, -3], first: 0, riichi: [] }

  test.each([
    ['en', 'riichi', { seat: 1, declare: true }, 'Jisoo declares riichi'],
    ['ko', 'riichi', { seat: 1, declare: false }, 'Jisoo 리치 안 함'],
    ['ko', 'destination', { card: '8' }, '목적지는 8'],
    ['en', 'play', { seat: 1, cards: ['7', '7', '7'], distance: 1 }, 'Jisoo three 7s (distance 1)'],
    ['ko', 'play', { seat: 1, cards: ['12'], distance: 4 }, 'Jisoo 12 한 장(거리 4)'],
    ['en', 'unable', { seats: [1, 2] }, 'Jisoo, Tom cannot answer'],
    ['en', 'out', { seat: 0, first: true, riichi: true }, 'Mina is the first without cards, as declared'],
    ['ko', 'out', { seat: 0, first: false, riichi: true }, 'Mina 님이 손을 비웠어요'],
    [
      'en',
      'failed',
      { seat: 0, seats: [1, 2] },
      'Riichi failed for Jisoo, Tom: all cards but one go to Mina',
    ],
    ['ko', 'failed', { seat: 0, seats: [1] }, '리치 실패: Jisoo 님은 한 장만 남기고 Mina 님에게 넘겨요'],
    ['en', 'keep', { seat: 1, count: 3, first: 0 }, 'Jisoo hands 3 cards to Mina'],
    ['ko', 'handed', { seat: 1, cards: ['7', '7', '10'] }, 'Jisoo 님이 넘긴 카드: 7 두 장, 10 한 장'],
    ['en', 'trick', { seat: 1, count: 3, center: ['7'] }, 'Jisoo takes 3 cards; the destination is now 7'],
    ['en', 'took', { seat: 1, cards: ['1', '2', '2'] }, 'Face down among them: one 1, two 2s'],
    ['en', 'stuck', { seat: 2, card: '8', count: 2 }, 'Tom cannot lead, holding only two 8s'],
    ['ko', 'stuck', { seat: 2, card: '8', count: 2 }, 'Tom 님은 8 두 장뿐이라 선을 넘겨요'],
    ['en', 'swept', { seat: 0, count: 3 }, 'Mina takes all cards still held: 3'],
    ['en', 'round', distantRound, 'Round 2: Mina +11, Jisoo −3'],
    ['ko', 'deal', { round: 3, leader: 1, card: '8' }, '3라운드: Jisoo 선, 목적지 8'],
    ['en', 'deal', { round: 3, leader: 1, card: null }, 'Round 3: Jisoo is asked first about riichi'],
    ['en', 'end', { scores: [103, 103], winners: [0, 1] }, 'Over, with 103 points each: Mina, Jisoo win'],
  ] as const)('of DistanTichu, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'distantichu', { type, ...fields })).toBe(sentence)
  })

  test('a doubt says what was claimed, what it was, and who takes how much', () => {
    const lie = { seat: 2, claimant: 1, rank: '7', cards: ['7C', 'KD'], honest: false, taker: 1, taken: 9 }
    expect(toldOf('en', 'doubt', { type: 'doubted', ...lie })).toBe(
      'Tom doubted two 7s of Jisoo: it was a lie, 7 of clubs, king of diamonds. Jisoo takes all 9 cards',
    )
    expect(toldOf('ko', 'doubt', { type: 'doubted', ...lie })).toBe(
      'Tom 님이 Jisoo 님의 ‘7 두 장’에 다우트! 거짓말이었어요 클럽 7, 다이아 킹. Jisoo 님이 9장을 가져가요',
    )
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

  const sequence = { type: 'sequence', cards: ['TH', 'JH', 'QH'], withStuk: true, points: 40 }
  const four = { type: 'four', cards: ['9C', '9D', '9H', '9S'], withStuk: false, points: 150 }

  test.each([
    ['en', 'trump-named', { seat: 2, suit: 'S' }, 'Tom made spades trumps'],
    ['ko', 'trump-named', { seat: 2, suit: 'S' }, 'Tom 으뜸패 스페이드'],
    ['ko', 'passed', { seat: 1 }, 'Jisoo 패스'],
    ['en', 'turned-up', { card: '6S' }, '6 of spades is turned up'],
    ['en', 'trick', { seat: 1, trick: 8, plays: [], points: 21 }, 'Jisoo took trick 8, worth 21'],
    [
      'en',
      'roem',
      { seat: 1, roem: sequence },
      'Roem 40 for Jisoo: driekaart and stuk 10 of hearts jack of hearts queen of hearts',
    ],
    [
      'ko',
      'roem',
      { seat: 0, roem: four },
      'Mina 명성 150: 같은 숫자 네 장 클럽 9 다이아 9 하트 9 스페이드 9',
    ],
  ] as const)('of Klaverjassen, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'klaverjassen', { type, ...fields })).toBe(sentence)
  })

  test.each([
    [
      'en',
      { scores: [0, 182], nat: true, pit: null },
      'Round 2: Mina and Tom 0 (nat), Jisoo and Hyunwoo 182',
    ],
    ['ko', { scores: [0, 182], nat: true, pit: null }, '2라운드: Mina·Tom 0 나트(nat), Jisoo·Hyunwoo 182'],
    ['en', { scores: [262, 0], nat: false, pit: 0 }, 'Round 2: Mina and Tom 262 (pit), Jisoo and Hyunwoo 0'],
    ['en', { scores: [82, 80], nat: false, pit: null }, 'Round 2: Mina and Tom 82, Jisoo and Hyunwoo 80'],
  ] as const)('of Klaverjassen’s rounds, %s: %j', (lang, line, sentence) => {
    expect(toldOf(lang, 'klaverjassen', { type: 'round', round: 2, maker: 2, ...line })).toBe(sentence)
  })

  const lostGrand = {
    round: 2,
    forehand: 0,
    kind: 'contract',
    declarer: 2,
    bid: 24,
    contract: { game: 'grand', hand: true, level: 'schneider' },
    matadors: -1,
    points: 54,
    tricks: 4,
    overbid: false,
    conceded: false,
    won: false,
    kontra: 1,
    value: 72,
    skat: ['7C', '8C'],
    scores: [0, 0, -144],
  }
  const ramsch = { round: 3, forehand: 1, kind: 'ramsch', declarer: null, scores: [-60, 0, -60] }

  test.each([
    ['en', 'held', { seat: 1, value: 20 }, 'Jisoo holds 20'],
    ['ko', 'held', { seat: 1, value: 20 }, 'Jisoo 20 받음'],
    [
      'en',
      'announced',
      { seat: 0, game: 'null', hand: true, level: 'ouvert' },
      'Mina plays null ouvert hand',
    ],
    ['ko', 'announced', { seat: 0, game: 'null', hand: true, level: 'ouvert' }, 'Mina 선언: 널 오픈 핸드'],
    ['en', 'round', lostGrand, 'Deal 2: Tom lost grand hand, schneider announced, 54 card points: −144'],
    ['ko', 'round', lostGrand, '2번째 판: Tom 그랜드 핸드 슈나이더 선언 실패, 카드 점수 54: −144'],
    ['en', 'round', ramsch, 'Deal 3, ramsch, Mina −60, Tom −60'],
    ['en', 'over', { scores: [50, 50, -20], winners: [0, 1] }, 'Over: Mina and Jisoo win with 50 each'],
    [
      'en',
      'trick',
      {
        seat: 1,
        trick: 2,
        plays: [
          { seat: 0, card: 'KD' },
          { seat: 1, card: 'AD' },
          { seat: 2, card: '9D' },
        ],
      },
      'Jisoo took trick 2, 15 points',
    ],
  ] as const)('of Skat, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'skat', { type, ...fields })).toBe(sentence)
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

  test.each([
    ['en', 'play', { seat: 1, card: 'P3' }, 'Jisoo purple 3'],
    ['ko', 'take', { seat: 1, card: 'TRIO' }, 'Jisoo 세 개 한 벌 가져감'],
    ['en', 'automated', { numbers: ['G9'], rule: 'LIMIT' }, 'Automated player: green 9, LIMIT 23'],
    ['en', 'judge', { deal: 3, accomplished: [true, false, true] }, 'Deal 3, came true for Mina, Tom'],
    ['ko', 'judge', { deal: 3, accomplished: [false, false, false] }, '3딜: 이룬 사람 없음'],
    ['ko', 'reshuffle', { kind: 'rule' }, '버린 규칙 카드를 섞어 새 더미를 만들었어요'],
    ['en', 'end', { scores: [9, 12, 12], winners: [1, 2] }, 'Over, with 12 points each: Jisoo, Tom win'],
    ['ko', 'end', { scores: [9, 12, 12], winners: [2] }, '게임 끝: Tom 12점으로 승리'],
  ] as const)('of Master of Rules, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'master-of-rules', { type, ...fields })).toBe(sentence)
  })

  const grove = { suspects: ['8S', '5S', 'AS'], culprit: 1 }

  test.each([
    [
      'en',
      'look',
      { seat: 1, suspects: [0, 2], chosen: true },
      'Jisoo looks at the left one and the right one',
    ],
    ['ko', 'look', { seat: 1, suspects: [0, 2], chosen: true }, 'Jisoo 왼쪽, 오른쪽 용의자 확인'],
    ['en', 'look', { seat: 1, suspects: [0, 2], chosen: false }, ''],
    ['en', 'faces', { seat: 1, suspects: [0, 2], faces: ['8S', 'AS'] }, ''],
    ['en', 'swap', { seat: 1, suspect: 2 }, 'Jisoo exchanges the right one for the body'],
    ['en', 'accuse', { seat: 2, suspect: 1 }, 'Tom accuses the centre one'],
    ['ko', 'accuse', { seat: 2, suspect: 1 }, 'Tom 가운데 용의자 지목'],
    [
      'en',
      'reveal',
      { ...grove, taken: [0, 1, 2] },
      'Turned up: 8 of spades, 5 of spades, ace of spades. It was 5 of spades; Jisoo takes 1; Tom takes 2',
    ],
    [
      'ko',
      'reveal',
      { ...grove, taken: [0, 0, 0] },
      '용의자 공개: 스페이드 8, 스페이드 5, 스페이드 에이스. 범인은 스페이드 5, 모두 맞혔어요',
    ],
    ['ko', 'deal', { round: 3, starter: 1 }, '3라운드, Jisoo 선'],
    [
      'en',
      'end',
      { losers: [2], winners: [0, 1], scores: [0, -1, -5] },
      'Over: Tom loses with 5 wrong cards',
    ],
    ['ko', 'end', { losers: [2], winners: [0, 1], scores: [0, -1, -5] }, '게임 끝: Tom 오답 카드 5장 패배'],
    [
      'en',
      'end',
      { losers: [2], winners: [0], scores: [0, -1, -5] },
      'Over: Tom loses with 5 wrong cards, Mina wins',
    ],
    [
      'en',
      'end',
      { losers: [], winners: [0, 1, 2], scores: [-2, -2, -2] },
      'Over: all have equally many wrong cards, so nobody loses',
    ],
  ] as const)('of In a Grove, %s: %s %j', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'in-a-grove', { type, ...fields })).toBe(sentence)
  })

  const laid = { kind: 'same', count: 3, value: 5, cards: ['5', '5', 'J'] }
  const spoken = { kind: 'different', count: 3, value: 12, cards: null }
  const sale = { seat: 2, cards: ['2', '2', 'J'], jokers: 1, lot: ['4', '1', 'J'] }
  const line = { game: 1, why: 'cards', mice: [8, 7, 0], jokers: [2, 3, 0], fined: [false, true, false] }
  test.each([
    ['en', 'lot', { seat: 1, cards: ['4', '1', 'J'] }, 'Jisoo turned up 4, 1, joker'],
    ['ko', 'lot', { seat: 1, cards: ['4', '1', 'J'] }, 'Jisoo 펼침 4, 1, 조커'],
    ['en', 'card', { seat: 1, card: 'J' }, 'Jisoo drew joker'],
    ['en', 'bid', { seat: 1, ...laid }, 'Jisoo bid 5, 5, joker'],
    ['ko', 'bid', { seat: 1, ...laid }, 'Jisoo 입찰 5, 5, 조커'],
    ['en', 'bid', { seat: 1, ...spoken }, 'Jisoo bid three different, sum 12'],
    ['ko', 'bid', { seat: 1, ...spoken }, 'Jisoo 입찰 서로 다른 세 장, 합 12'],
    ['en', 'bid', { seat: 1, ...laid, count: 1, value: 4, cards: null }, 'Jisoo bid one 4'],
    ['ko', 'bid', { seat: 1, ...spoken, count: 2, value: null }, 'Jisoo 입찰 서로 다른 두 장'],
    ['en', 'pass', { seat: 1, unable: false }, 'Jisoo passed'],
    ['ko', 'pass', { seat: 1, unable: true }, 'Jisoo 더 올릴 수 없음'],
    ['en', 'won', sale, 'Tom bought 4, 1, joker for 2, 2, joker, a joker used'],
    ['ko', 'won', sale, 'Tom 낙찰 4, 1, 조커, 낸 카드 2, 2, 조커, 조커 1장 사용'],
    ['en', 'unsold', { cards: ['3', '3'] }, 'Nobody bid: 3, 3 went to the discards'],
    [
      'en',
      'band',
      { seat: 0, cards: ['4', '4', '4', 'J'], value: 4, mice: 4 },
      'Mina formed a band of four 4s 4, 4, 4, joker for 4 mice',
    ],
    [
      'ko',
      'band',
      { seat: 0, cards: ['4', '4', '4', 'J'], value: 4, mice: 4 },
      'Mina 4 네 장으로 밴드 4, 4, 4, 조커, 쥐 4마리',
    ],
    ['en', 'band', { seat: 0, cards: [], value: 0, mice: 0 }, 'Mina threw four jokers away'],
    ['en', 'scored', { ...line, scores: [8, 2, 0] }, 'Game 1: Mina 8, Jisoo 2 (fined for jokers), Tom 0'],
    [
      'ko',
      'scored',
      { ...line, scores: [8, 2, 0] },
      '1번째 게임 끝: Mina 8점, Jisoo 2점(조커 벌점), Tom 0점',
    ],
    ['en', 'game', { seat: 2, game: 2 }, 'Game 2: Tom leads the band'],
    ['en', 'over', { scores: [8, -2], winners: [0] }, 'Over: Mina wins with 8'],
    ['ko', 'over', { scores: [5, 5], winners: [0, 1] }, '게임 끝, 5점 동점: Mina, Jisoo 공동 승리'],
  ] as const)('of Katzenjammer Blues, %s: %s', (lang, type, fields, sentence) => {
    expect(toldOf(lang, 'katzenjammer-blues', { type, ...fields })).toBe(sentence)
  })
})
