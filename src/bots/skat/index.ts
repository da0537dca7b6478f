/** Skat: bids as far as the hand carries, picks the skat up, puts points aside, and searches for every card. */
import { pick } from '../../engine/pick.ts'
import { orderIn } from '../../games/skat/deck.ts'
import type { SkatMove } from '../../games/skat/moves.ts'
import type { Prospect } from '../../games/skat/prospects.ts'
import type { SkatView } from '../../games/skat/view.ts'
import type { Bot, Look } from '../bot.ts'
import { leastBy } from '../least.ts'
import { bySearch, type CardChooser } from '../tricks/search.ts'
import { dealOf } from './deal.ts'
import { marginAside, marginIn } from './margin.ts'

type SkatLook = Look<SkatView, SkatMove>

const pass: SkatMove = { type: 'pass' }

/** The games a hand can be bid or announced for without a level, with the skat or, once it is left, without. */
const plainGames = ({ prospects }: SkatView, hand: boolean): readonly Prospect[] =>
  (prospects ?? []).filter((one) => one.level === 'plain' && one.hand === hand)

/** How far to go: the highest value among the games the hand is good enough for. */
export const limitOf = (view: SkatView): number =>
  plainGames(view, false).reduce(
    (limit, { game, value }) => (marginIn(game, view.hand ?? []) > 0 ? Math.max(limit, value) : limit),
    0,
  )

const chooseWord = ({ view }: SkatLook, legal: readonly SkatMove[]): SkatMove => {
  const hold = legal.find(({ type }) => type === 'hold')
  const raise = legal.find(({ type }) => type === 'bid')
  const limit = limitOf(view)
  if (hold !== undefined) return limit >= view.bidding.current ? hold : pass
  return raise?.type === 'bid' && raise.value <= limit ? raise : pass
}

/** Games that reach the bid; where none does, all of them, since one has to be announced. */
const reaching = (games: readonly Prospect[], bid: number): readonly Prospect[] => {
  const enough = games.filter(({ value }) => value >= bid)
  return enough.length > 0 ? enough : games
}

const chooseDiscard = ({ view }: SkatLook, legal: readonly SkatMove[]): SkatMove | undefined => {
  const hand = view.hand ?? []
  const games = reaching(plainGames(view, false), view.bid ?? 0)
  const worthOf = (move: SkatMove) =>
    move.type === 'discard'
      ? Math.max(...games.map(({ game }) => marginAside(game, hand, move.cards)))
      : Number.NEGATIVE_INFINITY
  return leastBy(legal, (move) => -worthOf(move))
}

const chooseGame = ({ view }: SkatLook, legal: readonly SkatMove[]): SkatMove | undefined => {
  const isHand = view.ownSkat === null
  const games = reaching(plainGames(view, isHand), view.bid ?? 0)
  const best = leastBy(games, ({ game }) => -marginIn(game, view.hand ?? []))
  return legal.find((move) => move.type === 'announce' && move.game === best?.game && move.level === 'plain')
}

/** Kontra with four trumps and two aces that will stand. */
const chooseKontra = ({ view }: SkatLook): SkatMove => {
  const { contract, hand } = view
  if (contract === null || hand === null || contract.game === 'null') return pass
  const order = orderIn(contract.game)
  const trumps = hand.filter((card) => order.suitOf(card) === order.trump).length
  const aces = hand.filter((card) => card.startsWith('A') && order.suitOf(card) !== order.trump).length
  return contract.game !== 'grand' && trumps >= 4 && aces >= 2 ? { type: 'kontra' } : pass
}

const chooseRe = ({ view }: SkatLook): SkatMove =>
  view.contract !== null && marginIn(view.contract.game, view.hand ?? []) > 2 ? { type: 're' } : pass

const choose = (
  look: SkatLook,
  legal: readonly SkatMove[],
  cardChooser: CardChooser,
): SkatMove | undefined => {
  switch (look.view.phase) {
    case 'bidding':
      return chooseWord(look, legal)
    case 'skat':
      return { type: 'pickUp' }
    case 'discard':
      return chooseDiscard(look, legal)
    case 'announce':
      return chooseGame(look, legal)
    case 'kontra':
      return chooseKontra(look)
    case 're':
      return chooseRe(look)
    case 'play': {
      const cards = legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
      return { type: 'play', card: cardChooser(dealOf(look.view, look.seat), cards, look.random) }
    }
    case 'over':
      return undefined
  }
}

export const skatBy = (cardChooser: CardChooser): Bot<SkatView, SkatMove> => ({
  choose: (look) => {
    const legal = [...look.legal]
    return choose(look, legal, cardChooser) ?? pick(legal, look.random)
  },
})

export const skat = skatBy(bySearch)
