/** Which cards may be played: hearts are trumps, seat 0 led the first card of the trick. */
import { describe, expect, test } from 'vitest'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import type { KlaverjassenOptions } from '../../src/games/klaverjassen/options.ts'
import { facing, playable, position } from '../support/klaverjassen.ts'

type Manner = Pick<KlaverjassenOptions, 'play' | 'following'>

const rotterdam: Manner = { play: 'rotterdam', following: 'seed' }
const rotterdamDutch: Manner = { play: 'rotterdam', following: 'dutch' }
const amsterdam: Manner = { play: 'amsterdam', following: 'seed' }
const amsterdamDutch: Manner = { play: 'amsterdam', following: 'dutch' }

type Row = {
  readonly trick: string
  readonly hand: string
  readonly why: string
  /** What may be played by each manner: Rotterdam, its Dutch following, Amsterdam, its Dutch following. */
  readonly may: readonly [string, string, string, string]
}

const same = (cards: string): Row['may'] => [cards, cards, cards, cards]

const rows: readonly Row[] = [
  {
    trick: '9C AC QH',
    hand: '7C 8H JH KS',
    why: 'the partner’s ace is trumped by an opponent: able to follow, one may trump higher by the source alone',
    may: ['7C JH', '7C', '7C JH', '7C'],
  },
  {
    trick: '9C QH',
    hand: '8H AH 7S',
    why: 'void after an opponent’s trump: higher, for the partner’s lead is beaten',
    may: same('AH'),
  },
  {
    trick: 'QH 7H AH',
    hand: '8H JH KS',
    why: 'trumps led, the partner’s is beaten by an opponent’s: higher',
    may: same('JH'),
  },
  {
    trick: '7H KH 8H',
    hand: 'QH TH AS',
    why: 'trumps led, the partner winning: a lower one though one has a higher, by the source in Amsterdam alone',
    may: ['TH', 'TH', 'QH TH', 'TH'],
  },
  {
    trick: '9C',
    hand: '7C AC 8H KS',
    why: 'able to follow: the suit led, or by the source a trump',
    may: ['7C AC 8H', '7C AC', '7C AC 8H', '7C AC'],
  },
  {
    trick: '9C AH',
    hand: '7C 8H 9H',
    why: 'a voluntary trump is higher if one has a higher',
    may: ['7C 9H', '7C', '7C 9H', '7C'],
  },
  {
    trick: '9C JH',
    hand: '7C 8H KS',
    why: 'without a higher trump a lower one may be played in Rotterdam, not in Amsterdam',
    may: ['7C 8H', '7C', '7C', '7C'],
  },
  { trick: '9C', hand: '8H KS', why: 'void: must trump', may: same('8H') },
  {
    trick: '9C 7C',
    hand: '8H KS',
    why: 'void, the partner is winning: the duty to trump holds in Rotterdam only',
    may: ['8H', '8H', '8H KS', '8H KS'],
  },
  { trick: '9C TC', hand: '8H KS', why: 'void, opponents are winning', may: same('8H') },
  { trick: '9C QH', hand: '8H 9H KS', why: 'void: must overtrump', may: same('9H') },
  {
    trick: '9C QH',
    hand: '8H KS',
    why: 'void, only lower trumps: must undertrump in Rotterdam, must not in Amsterdam',
    may: ['8H', '8H', 'KS', 'KS'],
  },
  { trick: '9C QH', hand: '7H 8H', why: 'a hand of lower trumps only', may: same('7H 8H') },
  {
    trick: '9C QH 7C',
    hand: '8H 9H KS',
    why: 'the partner is winning with a trump: higher ones or plain cards in Amsterdam',
    may: ['9H', '9H', '9H KS', '9H KS'],
  },
  {
    trick: '9C QH 7C',
    hand: '8H KS',
    why: 'the partner is winning, a lower trump: only without plain cards in Amsterdam',
    may: ['8H', '8H', 'KS', 'KS'],
  },
  {
    trick: '9C QH 7C',
    hand: '8H 9H',
    why: 'the partner is winning, trumps only with a higher one: no leave to undertrump',
    may: same('9H'),
  },
  {
    trick: '9C QH 7C',
    hand: '7H 8H',
    why: 'the partner is winning, a hand of lower trumps only',
    may: same('7H 8H'),
  },
  { trick: '9C 7C', hand: '7S KS', why: 'void, no trump: any card', may: same('7S KS') },
  { trick: 'QH', hand: '8H AH KS', why: 'trumps led: a higher one', may: same('AH') },
  { trick: 'QH', hand: '8H KS', why: 'trumps led, only lower ones', may: same('8H') },
  {
    trick: 'AH 7H',
    hand: '8H 9H KS',
    why: 'trumps led, the partner is winning: any trump by the source’s Amsterdam rules',
    may: ['9H', '9H', '8H 9H', '9H'],
  },
  { trick: 'QH AH', hand: '8H 9H KS', why: 'trumps led, opponents are winning', may: same('9H') },
  { trick: 'QH', hand: '7C KS', why: 'trumps led, none in the hand: any card', may: same('7C KS') },
]

describe.each([
  { name: 'Rotterdam', manner: rotterdam, column: 0 },
  { name: 'Rotterdam, Dutch following', manner: rotterdamDutch, column: 1 },
  { name: 'Amsterdam', manner: amsterdam, column: 2 },
  { name: 'Amsterdam, Dutch following', manner: amsterdamDutch, column: 3 },
] as const)('$name', ({ manner, column }) => {
  test.each(rows)('$trick, holding $hand: $why', ({ trick, hand, may }) => {
    expect(playable(facing(manner, trick, hand))).toBe(may[column])
  })

  test('the leader may play anything', () => {
    expect(playable(position({ options: manner, hands: ['7C 8H KS', '8C', '9C', 'TC'] }))).toBe('7C 8H KS')
  })
})

test('the seat after the leader has no partner in the trick', () => {
  expect(playable(facing(amsterdam, 'QH', '8H AH'))).toBe('AH')
})

test.each([
  ['rotterdam', { following: 'dutch', roem: 'dutch', pit: true, equalIsNat: true }],
  ['amsterdam', { play: 'amsterdam', following: 'dutch', roem: 'dutch', pit: true, equalIsNat: true }],
])('the preset %s is the usual Dutch game', (id, options) => {
  expect(klaverjassen.meta.presets.find((preset) => preset.id === id)?.options).toEqual(options)
})
