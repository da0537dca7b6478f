import type { Seat } from '../../../src/engine/game.ts'
import { knownTo } from '../../../src/games/in-a-grove/known.ts'
import type { Person, Place } from '../../../src/games/in-a-grove/persons.ts'
import type { GroveState } from '../../../src/games/in-a-grove/state.ts'
import type { Secrets } from './index.ts'

const nothing = { alibis: [], suspects: [null, null, null], body: null } as const

/** What the viewer knows of the cards of this round; when the game is over, its suspects are known to all. */
const seenBy = (state: GroveState, viewer: Seat | null) => {
  if (state.phase === 'over') return { ...nothing, suspects: state.suspects }
  return viewer === null ? nothing : knownTo(state, viewer)
}

/** The alibis the viewer has not held, the suspects it has not seen, and the body. */
export const secrets: Secrets<GroveState> = {
  resample(state, viewer, random) {
    const { alibis, suspects, body } = seenBy(state, viewer)
    const known: readonly (Person | null)[] = [...alibis, ...suspects, body]
    const all = [...state.dealt, ...state.suspects, state.body]
    const hidden = random.shuffle(all.filter((person) => !known.includes(person)))
    const draw = (person: Person): Person => (known.includes(person) ? person : (hidden.pop() ?? person))
    const drawAt = (place: Place): Person => draw(state.suspects[place])
    return {
      ...state,
      dealt: state.dealt.map(draw),
      suspects: [drawAt(0), drawAt(1), drawAt(2)],
      body: draw(state.body),
    }
  },
  cards: ({ dealt, suspects, body }) => [...dealt, ...suspects, body],
  onlyLosersLose: true,
}
