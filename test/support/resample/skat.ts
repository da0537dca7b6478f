import type { SuitCard } from '../../../src/engine/cards.ts'
import { playsOf } from '../../../src/engine/tricks.ts'
import { deck } from '../../../src/games/skat/deck.ts'
import { isHandGame, openHand, type SkatState } from '../../../src/games/skat/state.ts'
import type { Secrets } from './index.ts'

/** Cards of the declarer that any two could be the skat he picked up: all he holds, has played and put away. */
const possiblyPickedUp = (
  { hands, trick, tricks, skat }: SkatState,
  declarer: number,
): readonly SuitCard[] => [
  ...(hands[declarer] ?? []),
  ...skat,
  ...[...tricks, trick].flatMap((one) =>
    playsOf(one, 3).flatMap(({ seat, card }) => (seat === declarer ? [card] : [])),
  ),
]

/** Whether the two cards set aside are known: to the declarer who chose them, and to all by the line of the deal. */
const knowsSkat = (state: SkatState, viewer: number | null): boolean =>
  (viewer !== null && viewer === state.declarer && !isHandGame(state)) ||
  (state.phase === 'over' && state.lines.at(-1)?.kind !== 'passed' && state.skat.length > 0)

/**
 * Secret are the hands of others unless they lie open, the skat or the discards for all but the declarer who
 * put them there, and for the others also which two cards he picked up.
 */
export const secrets: Secrets<SkatState> = {
  resample(state, viewer, random) {
    const isSecret = (seat: number) => seat !== viewer && seat !== openHand(state)?.seat
    const keepsSkat = knowsSkat(state, viewer)
    const pile = random.shuffle([
      ...state.hands.flatMap((hand, seat) => (isSecret(seat) ? hand : [])),
      ...(keepsSkat ? [] : state.skat),
    ])
    const draw = (count: number) => deck.sort(pile.splice(0, count))
    const hands = state.hands.map((hand, seat) => (isSecret(seat) ? draw(hand.length) : hand))
    const skat = keepsSkat ? state.skat : draw(state.skat.length)
    const dealt = { ...state, hands, skat }
    if (state.declarer === null || state.declarer === viewer || isHandGame(state)) return dealt
    const candidates = possiblyPickedUp(dealt, state.declarer)
    return { ...dealt, pickedUp: deck.sort(random.shuffle(candidates).slice(0, 2)) }
  },
  cards: ({ hands, skat, trick, tricks }) => [
    ...hands.flat(),
    ...skat,
    ...trick.cards,
    ...tricks.flatMap(({ cards }) => cards),
  ],
}
