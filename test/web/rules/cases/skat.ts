import { expect } from 'vitest'
import { baseValues, type Contract, nullValue } from '../../../../src/games/skat/contract.ts'
import { countMatadors, countPoints, deck } from '../../../../src/games/skat/deck.ts'
import type { SkatOptions } from '../../../../src/games/skat/options.ts'
import { type Finished, ramschLine, settle } from '../../../../src/games/skat/score.ts'
import { cardsOf } from '../../../support/hands.ts'
import { playable, position } from '../../../support/skat.ts'
import { type Case, type Cases, codesIn, figuresIn, says } from './case.ts'

const game = (
  contract: Contract,
  matadors: number,
  points: number,
  more: Partial<Pick<Finished, 'bid' | 'kontra'>> & { readonly tricks?: number } = {},
): Finished => {
  const { bid = 18, kontra = 1, tricks = 5 } = more
  return { contract, matadors, outcome: { points, tricks, conceded: false }, bid, kontra }
}

const clubs: Contract = { game: 'C', hand: false, level: 'plain' }
const hearts: Contract = { game: 'H', hand: true, level: 'schneider' }

/** The games of the table, in its order. */
const played: readonly Finished[] = [
  game(clubs, 1, 89),
  game(clubs, 1, 90),
  game(clubs, 1, 60),
  game(clubs, 1, 30),
  game(hearts, 1, 90),
  game(hearts, 1, 89),
  game({ game: 'D', hand: false, level: 'plain' }, 1, 75, { bid: 36 }),
  game({ game: 'grand', hand: true, level: 'ouvert' }, 4, 120, { tricks: 10 }),
]

/** Rows whose last cells are the value and the declarer's points; the figure at the end of each cell counts. */
const games =
  (gameValue: SkatOptions['gameValue'], scoring: SkatOptions['scoring']): Case =>
  ({ text }) => {
    const rows = text.split('\n').map((row) => row.split('\t').slice(-2))
    expect(rows.map((cells) => cells.map((cell) => figuresIn(cell.replaceAll('− 50', '')).at(-1)))).toEqual(
      played.map((finished) => {
        const { value, scores } = settle(finished, 0, { gameValue, scoring })
        return [value, scores[0]]
      }),
    )
  }

/** What each loses in a ramsch: seat 2 has no trick, the skat's points are in the last one. */
const ramsch = (first: string, second: string): readonly number[] => {
  const start = position({ contract: null, hands: ['', '', ''], skat: '7C 8C' })
  const won = (winner: number, text: string) => ({ leader: 0, cards: cardsOf(deck, text), winner })
  return ramschLine({ ...start, tricks: [won(0, first), won(1, second)] }).scores
}

export const skat: Cases = {
  'card-points': ({ text }) =>
    expect(figuresIn(text)).toEqual(
      ['A', 'T', 'K', 'Q', 'J', '9'].map((rank) => countPoints(cardsOf(deck, `${rank}C`))),
    ),
  bases: ({ text }) => expect(figuresIn(text)).toEqual(Object.values(baseValues)),
  nulls: ({ text }) =>
    expect(figuresIn(text)).toEqual(
      (['plain', 'ouvert'] as const).flatMap((level) =>
        [false, true].map((hand) => nullValue({ hand, level })),
      ),
    ),
  'jack-is-trump': ({ text, cards }) => {
    const state = position({ hands: ['', cards.join(' '), ''], trick: '7H' })
    expect(codesIn(text)).toEqual(['7H', ...playable(state).split(' ')])
  },
  matadors: (shown) => {
    const cards = cardsOf(deck, `${shown.cards.join(' ')} 9H 7C 8C 9C`)
    says(countMatadors('H', cards), countMatadors('grand', cards))(shown)
  },
  'games-seed-seed': games('seed', 'seed'),
  'games-seed-seeger': games('seed', 'seeger'),
  'games-isko-seed': games('isko', 'seed'),
  'games-isko-seeger': games('isko', 'seeger'),
  kontra: (shown) => {
    const settled = settle(game(clubs, 1, 61, { kontra: 4 }), 0, { gameValue: 'seed', scoring: 'seed' })
    says(settled.value, settled.scores[0] ?? 0)(shown)
  },
  ramsch: (shown) => {
    // 65 and 55 card points, then 60 and 60.
    const uneven = ramsch('AC AD AH AS TC KC KD QC', 'TD TH TS KH KS QD QH QS JC JD JH JS')
    const even = ramsch('AC AD AH AS TC QC QD', 'TD TH TS KC KD KH KS QH QS JC JD JH JS')
    expect([uneven, even]).toEqual([
      [-130, 0, 0],
      [-120, -120, 0],
    ])
    says(65, 55, 130, 60, 120)(shown)
  },
}
