/** Law 5: the cards in all places are always the whole deck. */
import { expect } from 'vitest'
import type { Random } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { forCourses, type Subject, statesOf } from './laws-course.ts'
import { prng } from './prng.ts'

/** All items setup asks to be shuffled: the whole deck, or the decks. */
const deckOf = ({ game, seats, options }: Subject): readonly string[] => {
  const chance = prng(0)
  const deck: string[] = []
  const noting: Random = {
    int: chance.int,
    shuffle: (items) => {
      for (const item of items) deck.push(String(item))
      return chance.shuffle(items)
    },
  }
  game.setup({ seats, options }, noting)
  return deck
}

export const conservation = (subject: Subject): void => {
  const deck = canonicalJson(deckOf(subject).toSorted())
  forCourses(subject, 4, (course) => {
    for (const state of statesOf(course)) {
      const cards = canonicalJson(subject.secrets.cards(state).toSorted())
      if (cards !== deck) expect(cards, 'all cards').toBe(deck)
    }
  })
}
