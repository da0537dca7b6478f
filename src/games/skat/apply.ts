/** A move carried out: the words of the auction and what the declarer does with them. */
import { type SuitCard, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { type AfterWord, bid, hold, pass } from './bidding.ts'
import type { Contract } from './contract.ts'
import { deck } from './deck.ts'
import type { SkatEvent } from './events.ts'
import { finishContract, finishPassedIn } from './finish.ts'
import { judge } from './judge.ts'
import type { SkatMove } from './moves.ts'
import { play, startPlay, startRamsch } from './play.ts'
import { askedForKontra, declared, isHandGame, type SkatState } from './state.ts'

export const apply = (state: SkatState, seat: Seat, move: SkatMove, random: Random): Step<SkatState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'pass':
      return sayPass(state, seat, random)
    case 'bid': {
      const { value } = move
      return goOn(state, bid(state.bidding, seat, value), { type: 'bid', to: 'all', seat, value }, random)
    }
    case 'hold': {
      const value = state.bidding.current
      return goOn(state, hold(state.bidding, seat), { type: 'held', to: 'all', seat, value }, random)
    }
    case 'pickUp':
      return pickUp(state, seat)
    case 'hand':
      return { state: { ...state, phase: 'announce' }, events: [{ type: 'hand-game', to: 'all', seat }] }
    case 'discard':
      return discard(state, seat, deck.sort(move.cards))
    case 'announce':
      return announce(state, seat, { game: move.game, hand: isHandGame(state), level: move.level })
    case 'kontra':
      return sayKontra(state, seat)
    case 're':
      return startPlay({ ...state, kontra: 4 }, [{ type: 're', to: 'all', seat }])
    case 'play':
      return play(state, seat, move.card, random)
    case 'concede':
      return finishContract(state, [{ type: 'conceded', to: 'all', seat }], true, random)
  }
}

const sayPass = (state: SkatState, seat: Seat, random: Random): Step<SkatState> => {
  switch (state.phase) {
    case 'kontra':
      return askForKontra(state, seat, [{ type: 'no-kontra', to: 'all', seat }])
    case 're':
      return startPlay(state, [{ type: 'no-re', to: 'all', seat }])
    default:
      return goOn(state, pass(state.bidding, seat), { type: 'passed', to: 'all', seat }, random)
  }
}

const goOn = (state: SkatState, next: AfterWord, event: SkatEvent, random: Random): Step<SkatState> => {
  const said: SkatState = { ...state, bidding: next.bidding }
  switch (next.type) {
    case 'speaks':
      return { state: { ...said, turn: next.seat }, events: [event] }
    case 'won':
      return {
        state: { ...said, phase: 'skat', turn: next.seat, declarer: next.seat },
        events: [event, { type: 'declarer', to: 'all', seat: next.seat, bid: next.bidding.current }],
      }
    case 'passed-in':
      return state.options.passedIn === 'ramsch'
        ? startRamsch(said, [event])
        : finishPassedIn(said, [event], random)
  }
}

const pickUp = (state: SkatState, seat: Seat): Step<SkatState> => {
  const { skat, hands } = state
  const hand = deck.sort([...(hands[seat] ?? []), ...skat])
  const events: readonly SkatEvent[] = [
    { type: 'picked-up', to: 'all', seat },
    { type: 'picked-up', to: [seat], seat, cards: skat },
  ]
  return {
    state: { ...state, phase: 'discard', hands: hands.with(seat, hand), skat: [], pickedUp: skat },
    events,
  }
}

const discard = (state: SkatState, seat: Seat, cards: readonly SuitCard[]): Step<SkatState> => {
  const hand = cards.reduce(without, state.hands[seat] ?? [])
  const events: readonly SkatEvent[] = [
    { type: 'discarded', to: 'all', seat },
    { type: 'discarded', to: [seat], seat, cards },
  ]
  return { state: { ...state, phase: 'announce', hands: state.hands.with(seat, hand), skat: cards }, events }
}

const announce = (state: SkatState, seat: Seat, contract: Contract): Step<SkatState> =>
  askForKontra({ ...state, contract }, seat, [{ type: 'announced', to: 'all', seat, ...contract }])

/** The next defender after `seat` who may say kontra is asked; when there is none the play begins. */
const askForKontra = (state: SkatState, seat: Seat, events: readonly SkatEvent[]): Step<SkatState> => {
  const { declarer } = declared(state)
  const asked = askedForKontra(state, declarer)
  const next = asked[asked.indexOf(seat) + 1]
  return next === undefined
    ? startPlay(state, events)
    : { state: { ...state, phase: 'kontra', turn: next }, events }
}

const sayKontra = (state: SkatState, seat: Seat): Step<SkatState> => ({
  state: { ...state, phase: 're', turn: declared(state).declarer, kontra: 2 },
  events: [{ type: 'kontra', to: 'all', seat }],
})
