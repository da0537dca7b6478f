/** What a seat's own cards would be worth: the help a player works out in the head before bidding and announcing. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { type Contract, isTrumpContract, worthWhenMade } from './contract.ts'
import { countMatadors } from './deck.ts'
import { announcements } from './moves.ts'
import { matadorCards } from './score.ts'
import { isDeclarer, isHandGame, type SkatState } from './state.ts'

/**
 * A contract with the viewer's matadors and its value when just made, before any comparison with the bid.
 * Levels reached beyond those announced add to it, and so officially may the skat of a hand game.
 */
export type Prospect = Contract & { readonly matadors: number; readonly value: number }

const withHand = (hand: boolean): readonly Contract[] =>
  announcements[hand ? 'hand' : 'skat'].map(({ game, level }) => ({ game, hand, level }))

const skatContracts = withHand(false)
const handContracts = withHand(true)
/** What one bids on: the hand games announced without a level, since every further one is a choice of its own. */
const biddable = [
  ...skatContracts,
  ...handContracts.filter(({ game, level }) => game === 'null' || level === 'plain'),
]

/** The cards a seat counts its matadors over as far as it has seen them. */
const seenCards = (state: SkatState, seat: Seat): readonly SuitCard[] =>
  isDeclarer(state, seat) && !isHandGame(state) ? matadorCards(state, seat) : (state.hands[seat] ?? [])

const contractsFor = (state: SkatState, seat: Seat): readonly Contract[] | null => {
  switch (state.phase) {
    case 'bidding':
      return biddable
    case 'skat':
      return isDeclarer(state, seat) ? [...skatContracts, ...handContracts] : null
    case 'discard':
    case 'announce':
      return isDeclarer(state, seat) ? (isHandGame(state) ? handContracts : skatContracts) : null
    case 'kontra':
    case 're':
    case 'play':
    case 'over':
      return null
  }
}

export const prospectsOf = (state: SkatState, seat: Seat): readonly Prospect[] | null => {
  const contracts = contractsFor(state, seat)
  if (contracts === null) return null
  const cards = seenCards(state, seat)
  return contracts.map((contract) => {
    const matadors = isTrumpContract(contract) ? countMatadors(contract.game, cards) : 0
    return { ...contract, matadors, value: worthWhenMade(contract, matadors) }
  })
}
