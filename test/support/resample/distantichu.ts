import type { Random, Seat } from '../../../src/engine/game.ts'
import { type Card, costly, sortCards } from '../../../src/games/distantichu/cards.ts'
import type { DistantichuState } from '../../../src/games/distantichu/state.ts'
import type { Secrets } from './index.ts'

type Piles = readonly (readonly Card[])[]

/** The cards of all lists exchanged at random; the lists keep their lengths and, where eights count, those. */
const exchange = (lists: Piles, random: Random, isFree: (card: Card) => boolean): Piles => {
  const cards = random.shuffle(lists.flat().filter(isFree))
  return lists.map((list) => list.map((card) => (isFree(card) ? (cards.pop() ?? card) : card)))
}

const isNoEight = (card: Card) => card !== costly
const isAny = () => true

/** Who is to lead can: a card of the destination's number is exchanged with one that is not. */
const withLeader = (lists: Piles, leader: Seat, { center }: DistantichuState): Piles => {
  const [destination] = center
  const hand = lists[leader] ?? []
  if (destination === undefined || hand.some((card) => card !== destination)) return lists
  const other = lists.findIndex((list) => list.some((card) => card !== destination))
  const from = lists[other] ?? []
  const place = from.findIndex((card) => card !== destination)
  const card = from[place]
  if (card === undefined) return lists
  return lists.with(leader, hand.with(0, card)).with(other, from.with(place, destination))
}

/** The round before with other cards in others' piles and among those a declarer took. */
const otherLast = ({ last, rounds }: DistantichuState, viewer: Seat | null, random: Random) => {
  if (last === null) return null
  const { piles, swept } = last
  const taker = rounds.at(-1)?.first ?? null
  const isOwn = taker !== null && taker === viewer
  const hidden = piles.map((pile, seat) => (seat === viewer ? [] : pile))
  const others = exchange([...hidden, isOwn ? [] : swept], random, isNoEight)
  return {
    ...last,
    piles: piles.map((pile, seat) => (seat === viewer ? pile : (others[seat] ?? []))),
    swept: isOwn ? swept : sortCards(others[piles.length] ?? []),
  }
}

/**
 * Other hands and piles and the face-down cards are secret but for their sizes, and for hands that could not
 * lead. Of a round that is scored its eights are public, so a card that is none takes the place of another.
 */
export const secrets: Secrets<DistantichuState> = {
  resample(state, viewer, random) {
    const { hands, piles, down, known, plays, awaited } = state
    const isOpen = (seat: Seat) => seat === viewer || known[seat] !== null
    const [leader] = state.phase === 'play' && plays.length === 0 ? awaited : []
    const hidden = exchange(
      [
        ...hands.map((hand, seat) => (isOpen(seat) ? [] : hand)),
        ...piles.map((pile, seat) => (seat === viewer ? [] : pile)),
        down,
      ],
      random,
      state.phase === 'over' ? isNoEight : isAny,
    )
    const drawn = leader === undefined || isOpen(leader) ? hidden : withLeader(hidden, leader, state)
    return {
      ...state,
      hands: hands.map((hand, seat) => (isOpen(seat) ? hand : sortCards(drawn[seat] ?? []))),
      piles: piles.map((pile, seat) => (seat === viewer ? pile : (drawn[hands.length + seat] ?? []))),
      down: drawn[2 * hands.length] ?? [],
      last: otherLast(state, viewer, random),
    }
  },
  cards: ({ hands, piles, center, down, plays }) => [
    ...hands.flat(),
    ...piles.flat(),
    ...center,
    ...down,
    ...plays.flatMap(({ cards }) => cards),
  ],
}
