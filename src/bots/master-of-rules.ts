/**
 * Master of Rules: tries each own number with each own rule against many ways the others may play, and takes from
 * the display the rule that would score most and the numbers that are easiest to be right with.
 */
import type { Random, Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import {
  isNumber,
  isRule,
  type NumberCard,
  numberDeck,
  numberOf,
  type PlayCard,
  type Rule,
  rules,
} from '../games/master-of-rules/cards.ts'
import type { MasterMove } from '../games/master-of-rules/moves.ts'
import { pointsOf } from '../games/master-of-rules/score.ts'
import { type Judged, judgeDeal } from '../games/master-of-rules/verdict.ts'
import type { MasterView } from '../games/master-of-rules/view.ts'
import type { Bot, Look } from './bot.ts'
import { leastBy } from './least.ts'
import { quickRandom } from './quick.ts'

type MasterLook = Look<MasterView, MasterMove>
type Play = Judged['plays'][number]

/** In so many worlds each pair of cards is tried. */
const worldCount = 50
const numbersInDeal = 5
/** What another's success costs beside one's own: there is one of oneself and there are several others. */
const envy = 0.3

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What a rule scored now would add to a seat's points. */
const gainOf = ({ scored, options }: MasterView, seat: Seat, rule: Rule): number => {
  const before = scored[seat] ?? []
  return pointsOf([...before, rule], options).total - pointsOf(before, options).total
}

/** Bonuses on the way count a little too: a rule one has already, and one that is new. */
const hopeOf = (view: MasterView, seat: Seat, rule: Rule): number => {
  const held = (view.scored[seat] ?? []).filter((card) => card === rule).length
  return gainOf(view, seat, rule) + (held === 0 || held === 1 ? 0.4 : 0)
}

const unseenNumbers = ({ hand, table, automated, display, discards }: MasterView): readonly NumberCard[] => {
  const seen = new Set<PlayCard>([
    ...(hand?.number ?? []),
    ...table.flat(),
    ...automated.numbers,
    ...display.number,
    ...discards.number,
  ])
  return numberDeck.cards.filter((card) => !seen.has(card))
}

const lies = ({ table, automated }: MasterView, rule: Rule): boolean =>
  rule === automated.rule || table.some((cards) => cards.includes(rule))

/** What the others play in one world, where they have not played yet, and the automated player. */
type World = { readonly plays: readonly Play[]; readonly automated: readonly NumberCard[] }

const makeWorld = (view: MasterView, unseen: readonly NumberCard[], random: Random): World => {
  const numbers = random.shuffle(unseen)
  const free = random.shuffle(rules.filter((rule) => !lies(view, rule)))
  const plays = view.table.map((cards): Play => {
    const number = cards.find(isNumber) ?? numbers.pop() ?? 'B1'
    return { number, rule: cards.find(isRule) ?? free.pop() ?? pick(rules, random) }
  })
  const missing = numbersInDeal - view.table.length - view.automated.numbers.length
  return { plays, automated: [...view.automated.numbers, ...numbers.splice(0, Math.max(0, missing))] }
}

/** How good it is for a seat to have played this, on average over the worlds. */
const worthOf = (view: MasterView, seat: Seat, worlds: readonly World[], play: Play): number =>
  sum(
    worlds.map(({ plays, automated }) => {
      const all = plays.with(seat, play)
      const gains = judgeDeal({ plays: all, automated }).map((isRight, one) =>
        isRight ? hopeOf(view, one, all[one]?.rule ?? 'SUPPORT') : 0,
      )
      return (1 + envy) * (gains[seat] ?? 0) - envy * sum(gains)
    }),
  ) / worlds.length

/** A rule that lies on the table already may be played only where there is no other. */
const playableRules = (view: MasterView): readonly Rule[] => {
  const held = [...new Set(view.hand?.rule ?? [])]
  const fresh = held.filter((rule) => !lies(view, rule))
  return fresh.length > 0 ? fresh : held
}

const choosePlay = ({ view, seat, random }: MasterLook, legal: readonly MasterMove[]) => {
  const quick = quickRandom(random.int(2 ** 32))
  const unseen = unseenNumbers(view)
  const worlds = Array.from({ length: worldCount }, () => makeWorld(view, unseen, quick))
  const own = view.table[seat] ?? []
  const numbers = own.some(isNumber) ? own.filter(isNumber) : (view.hand?.number ?? [])
  const held = own.some(isRule) ? own.filter(isRule) : playableRules(view)
  const pairs = numbers.flatMap((number) =>
    held.map((rule) => ({ number, rule, worth: worthOf(view, seat, worlds, { number, rule }) })),
  )
  // The other card may still be chosen, so a card is worth what the best pair with it is.
  return leastBy(legal, ({ card }) =>
    Math.min(...pairs.flatMap(({ number, rule, worth }) => (number === card || rule === card ? -worth : []))),
  )
}

/** Small numbers keep the limit, and a nine is the best of its colour. */
const easeOf = (card: NumberCard, hand: readonly NumberCard[]): number => {
  const number = numberOf(card)
  const extreme = number === 9 ? 3 : Math.max(0, 4 - number)
  return extreme + (hand.some((other) => numberOf(other) === number) ? -1 : 0)
}

const chooseTake = ({ view, seat }: MasterLook, legal: readonly MasterMove[]) => {
  const { number = [], rule = [] } = view.hand ?? {}
  const worth = (card: string): number => {
    if (isRule(card)) return hopeOf(view, seat, card) - rule.filter((held) => held === card).length
    return numberDeck.has(card) ? easeOf(card, number) : 0
  }
  return leastBy(legal, ({ card }) => -worth(card))
}

export const masterOfRules: Bot<MasterView, MasterMove> = {
  choose: (look) => {
    const legal = [...look.legal]
    const chosen = look.view.phase === 'take' ? chooseTake(look, legal) : choosePlay(look, legal)
    return chosen ?? pick(legal, look.random)
  },
}
