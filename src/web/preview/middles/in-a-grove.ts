/** In a Grove in pictures: the three suspects, and on each the cards of its accusers in order. */
import type { Person, Place } from '../../../games/in-a-grove/persons.ts'
import { places } from '../../../games/in-a-grove/persons.ts'
import type { Accusation } from '../../../games/in-a-grove/state.ts'
import type { GroveView } from '../../../games/in-a-grove/view.ts'
import { CARD_RATIO, card, fan, printed } from '../draw/cards.ts'
import { colours, seatColour } from '../draw/colours.ts'
import { at, figuresAt, shape } from '../draw/shapes.ts'
import { type Middle, WIDTH } from '../middle.ts'

const SUSPECT_WIDTH = 150
const SUSPECT_TOP = 8
const STEP = 300

const SLIP_WIDTH = 54
const SLIP_STEP = 64
const SLIP_TOP = SUSPECT_TOP + SUSPECT_WIDTH * CARD_RATIO + 26

/** A person nobody has turned up. */
const suspectBack = (width: number): string =>
  printed(shape('suspect', colours.backInk), colours.back, width, false)

/** The marker of the suspect the starter has not looked at, on its upper corner. */
const unseenMark = at(
  { x: SUSPECT_WIDTH / 2 - 8, y: 6 },
  `<circle r="26" fill="${colours.card}"/>${figuresAt('?', { x: 0, y: -16 }, 32, colours.feltDeep)}`,
)

const middleOf = (place: Place): number => WIDTH / 2 + (place - 1) * STEP

/** In the accuser's colour, with its number in the order of the round. */
const slip = (seat: number, number: number): string =>
  `<rect x="${-SLIP_WIDTH / 2}" width="${SLIP_WIDTH}" height="${SLIP_WIDTH * CARD_RATIO}" rx="6" fill="${seatColour(seat)}" stroke="${colours.card}" stroke-width="3"/>` +
  figuresAt(String(number), { x: 0, y: 20 }, 34, colours.card)

const slipsAt = (accusations: readonly Accusation[], place: Place): string => {
  const laid = accusations.flatMap(({ seat, suspect }, index) =>
    suspect === place ? [slip(seat, index + 1)] : [],
  )
  return laid
    .map((drawn, index) => at({ x: (index - (laid.length - 1) / 2) * SLIP_STEP, y: SLIP_TOP }, drawn))
    .join('')
}

type Lying = {
  readonly suspects: readonly (Person | null)[]
  readonly culprit: Place | null
  readonly unseen: Place | null
  readonly accusations: readonly Accusation[]
}

const hidden = [null, null, null] as const

/** Until the next starter has looked, the round before lies open. */
const lyingIn = ({ looks, rounds, phase, unseen, accusations }: GroveView): Lying => {
  const last = rounds.at(-1)
  const isUntouched = phase === 'over' || looks.every((look) => look === null)
  return last !== undefined && isUntouched ? last : { suspects: hidden, culprit: null, unseen, accusations }
}

const column = ({ suspects, culprit, unseen, accusations }: Lying, place: Place): string => {
  const person = suspects[place] ?? null
  const drawn =
    person === null
      ? suspectBack(SUSPECT_WIDTH)
      : card(person, SUSPECT_WIDTH, place === culprit ? 'winning' : 'past')
  return (
    at({ x: middleOf(place), y: SUSPECT_TOP }, drawn + (unseen === place ? unseenMark : '')) +
    at({ x: middleOf(place), y: 0 }, slipsAt(accusations, place))
  )
}

export const inAGrove: Middle<GroveView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('5S', 200), card('8S', 200), suspectBack(200)]),
  cards: ({ own }, seat) => own[seat] ?? 0,
  scores: ({ faceDown }) => faceDown.map((count, seat) => ({ seats: [seat], points: 0 - count })),
  draw: (view) => {
    const lying = lyingIn(view)
    return places.map((place) => column(lying, place)).join('')
  },
}
