import { expect } from 'vitest'
import { klaverjassen as game } from '../../../../src/games/klaverjassen/index.ts'
import { type KlaverjassenOptions, options } from '../../../../src/games/klaverjassen/options.ts'
import { scoreTaken } from '../../../../src/games/klaverjassen/score.ts'
import { playAll } from '../../../support/hands.ts'
import { facing, oneTrick, play, playable } from '../../../support/klaverjassen.ts'
import { type Case, type Cases, codesIn, figuresIn, says } from './case.ts'

type Chosen = Partial<KlaverjassenOptions>

/** The last trick played: hearts are trumps. */
const trickOf = (cards: readonly string[], chosen: Chosen = {}) => {
  const trick = cards.join(' ')
  const counted = playAll(game, oneTrick(chosen, trick), cards.map(play)).state.tricks.at(-1)
  return { points: counted?.points ?? -1, roem: counted?.roem?.points ?? 0 }
}

/** A text names the cards of the trick, then those that may be played from the hand shown. */
const mayPlay =
  (trick: string, ...every: readonly Chosen[]): Case =>
  ({ text, cards }) => {
    for (const chosen of every) {
      const legal = playable(facing(chosen, trick, cards.join(' '))).split(' ')
      expect(codesIn(text)).toEqual([...trick.split(' '), ...legal])
    }
  }

const seed: readonly Chosen[] = [{}, { play: 'amsterdam' }]
const dutch: readonly Chosen[] = [{ following: 'dutch' }, { following: 'dutch', play: 'amsterdam' }]
const rotterdam: readonly Chosen[] = [{}, { following: 'dutch' }]
const amsterdam: readonly Chosen[] = [{ play: 'amsterdam' }, { play: 'amsterdam', following: 'dutch' }]

/** What both teams write; seat 0 made trumps. The tricks are four each unless said otherwise. */
const written = (
  cardPoints: readonly [number, number],
  roem: readonly [number, number],
  chosen: Chosen = {},
  tricks: readonly [number, number] = [4, 4],
) =>
  scoreTaken({ tricks, cardPoints, roem }, { starter: 0, maker: 0, trump: 'H' }, options.parse(chosen)).scores

const deals =
  (chosen: Chosen): Case =>
  ({ text }) =>
    expect(text.split('\n').map((row) => figuresIn(row).slice(-2))).toEqual([
      written([82, 80], [0, 0], chosen),
      written([80, 82], [0, 0], chosen),
      written([81, 81], [0, 0], chosen),
      written([70, 92], [40, 0], chosen),
      written([60, 102], [40, 20], chosen),
    ])

const roem =
  (chosen: Chosen): Case =>
  ({ text }) => {
    for (const row of text.split('\n')) {
      const { points, roem: worth } = trickOf(codesIn(row), chosen)
      expect(figuresIn(row), row).toEqual([points, worth])
    }
  }

/** The card of each rank in a trick with three that are worth nothing. */
const worth = (suit: 'C' | 'H', ranks: string): readonly number[] =>
  [...ranks].map((rank) => trickOf([`${rank}${suit}`, '7D', '8S', '8D']).points)

export const klaverjassen: Cases = {
  'trump-points': ({ text }) => expect(figuresIn(text)).toEqual(worth('H', 'J9ATKQ87')),
  'plain-points': ({ text }) => expect(figuresIn(text)).toEqual(worth('C', 'ATKQJ987')),
  'follow-seed': mayPlay('9C', ...seed),
  'follow-dutch': mayPlay('9C', ...dutch),
  'lower-rotterdam': mayPlay('9C QH', ...rotterdam),
  'lower-amsterdam': mayPlay('9C QH', ...amsterdam),
  'partner-rotterdam': mayPlay('9C QH 7C', ...rotterdam),
  'partner-amsterdam': mayPlay('9C QH 7C', ...amsterdam),
  'trumps-led': mayPlay('QH', ...seed, ...dutch),
  deals: deals({}),
  'deals-equal-nat': deals({ equalIsNat: true }),
  pit: says(...written([162, 0], [0, 0], { pit: true }, [8, 0])),
  'roem-seed': roem({}),
  'roem-dutch': roem({ roem: 'dutch' }),
}
