import type { Seat } from '../../../../engine/game.ts'
import type { KlaverjassenEvent } from '../../../../games/klaverjassen/events.ts'
import type { Roem } from '../../../../games/klaverjassen/roem.ts'
import { mustChoose } from '../../../../games/klaverjassen/state.ts'
import { type KlaverjassenView, mainReason } from '../../../../games/klaverjassen/view.ts'
import { suitName } from '../../cards.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('en', String(code))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const team = (first: number): Sentence => say`${seat(first)} and ${seat(first + 2)}`

const roemName = ({ type, cards, withStuk }: Roem): string => {
  switch (type) {
    case 'four':
      return 'four of a kind'
    case 'stuk':
      return 'stuk'
    case 'sequence':
      return `${cards.length === 4 ? 'vierkaart' : 'driekaart'}${withStuk ? ' and stuk' : ''}`
  }
}

const toldRoem = (who: Seat, roem: Roem): Sentence => {
  const cards = roem.cards.flatMap((code) => [' ', card(code)])
  return say`Roem ${roem.points} for ${seat(who)}: ${roemName(roem)}${cards}`
}

const toldRound = (event: Told<KlaverjassenEvent> & { readonly type: 'round' }): Sentence => {
  const scored = (index: 0 | 1): Sentence => {
    const isNat = event.nat && event.maker % 2 === index
    const mark = isNat ? ' (nat)' : event.pit === index ? ' (pit)' : ''
    return say`${team(index)} ${event.scores[index]}${mark}`
  }
  return say`Round ${event.round}: ${scored(0)}, ${scored(1)}`
}

const told = (event: Told<KlaverjassenEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`Round ${event.round}: ${seat(event.seat)} chooses and leads first`
    case 'dealt':
      return null
    case 'turned-up':
      return say`${card(event.card)} is turned up`
    case 'passed':
      return say`${seat(event.seat)} passed`
    case 'trump-named':
      return say`${seat(event.seat)} made ${suit(event.suit)} trumps`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'trick':
      return say`${seat(event.seat)} took trick ${event.trick}, worth ${event.points}`
    case 'roem':
      return toldRoem(event.seat, event.roem)
    case 'round':
      return toldRound(event)
    case 'over':
      return event.winners.length > 2
        ? say`Over, with ${figure(event.scores[0] ?? 0)} each: both teams win`
        : say`Over: ${team(event.winners[0] ?? 0)} win`
  }
}

const askedToPlay = (view: KlaverjassenView): string => {
  const led = view.trick.plays[0]?.card.charAt(1)
  if (led === undefined) return 'lead a card'
  switch (mainReason(view)?.code) {
    case 'must-follow':
      return `follow ${suit(led)}`
    case 'must-overtrump':
      return 'play a higher trump'
    case 'must-trump':
      return 'play a trump'
    case 'no-undertrump':
      return 'play no lower trump'
    default:
      return `${suit(led)} were led`
  }
}

const asked = (view: KlaverjassenView): string => {
  switch (view.phase) {
    case 'choose':
      return mustChoose(view) ? 'make trumps' : 'make trumps, or pass'
    case 'turned':
      return `accept ${suit(view.turnedUp.at(-1)?.charAt(1))}, or pass`
    case 'play':
      return askedToPlay(view)
    case 'over':
      return ''
  }
}

const elsewhere: { readonly [phase: string]: string } = {
  choose: 'Trumps have to be made first: name a suit.',
  turned: 'First accept the suit of the card turned up, or pass.',
  play: 'Trumps are made. Play a card.',
}

export const klaverjassen: GameWords<KlaverjassenView, Told<KlaverjassenEvent>> = {
  name: 'Klaverjassen',
  line: 'Two against two: make trumps, take more than the others, and catch roem on the way.',
  length: '16 rounds',
  seating: 'You play with the seat opposite yours, against the other two.',
  options: {
    play: {
      label: 'Duty to trump',
      hint: 'In Amsterdam nobody has to trump a partner’s trick, or may undertrump while holding other cards.',
      values: { rotterdam: 'Rotterdam: always', amsterdam: 'Amsterdam: not on a partner’s trick' },
    },
    trumpChoice: {
      label: 'Making trumps',
      values: {
        free: 'each in turn names a suit or passes',
        forced: 'the first player must (Utrecht)',
        turnUp: 'a card is turned up to accept',
      },
    },
    afterTurnUp: {
      label: 'If all pass on the turned card',
      hint: 'Matters only when a card is turned up.',
      values: { turnAgain: 'the next card is turned', choose: 'the first player names another suit' },
    },
    length: {
      label: 'Length',
      values: {
        deals16: '16 rounds',
        points750: '750 points',
        points1500: '1500 points',
        deals8: '8 rounds',
        deals4: '4 rounds',
      },
    },
    following: {
      label: 'Trumping while able to follow',
      hint: 'The Dutch way also asks Amsterdam players to top a trump led, whoever is winning.',
      values: { seed: 'allowed', dutch: 'not allowed (Dutch)' },
    },
    roem: {
      label: 'Roem',
      hint: 'Combinations in a trick: three in sequence (driekaart) 20, four (vierkaart) 50, king and queen of trumps (stuk) 20, four of a kind 100 or more.',
      values: {
        seed: 'four nines 150; stuk in a sequence for one of the two',
        dutch: 'four tens 100; stuk only for both (Dutch)',
      },
    },
    pit: {
      label: 'Pit',
      hint: 'All eight tricks for one team.',
      values: { false: 'nothing extra', true: '100 points' },
    },
    equalIsNat: {
      label: 'Equal points',
      hint: 'Nat: the team that made trumps loses all its points of the round to the other.',
      values: { false: 'each team keeps its own', true: 'nat' },
    },
  },
  presets: {
    source: {
      label: 'As written',
      hint: 'Rotterdam play. Whoever can follow may trump as well. Four nines count 150.',
    },
    rotterdam: {
      label: 'Dutch, Rotterdam',
      hint: 'Follow suit if you can, always trump if you cannot. Four tens 100, pit 100, equal is nat.',
    },
    amsterdam: {
      label: 'Dutch, Amsterdam',
      hint: 'The same, but nobody has to trump a partner’s trick.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => elsewhere[String(phase)] ?? '',
    'must-choose': () => 'You may not pass. Name a suit as trumps.',
    'suit-excluded': ({ suit: passed }) => `All have passed ${suit(passed)}. Name another suit.`,
    'not-in-hand': () => 'You do not hold that card. Choose one of yours.',
    'must-follow': ({ suit: led }) => `${capital(suit(led))} were led, and you hold ${suit(led)}.`,
    'must-trump': ({ suit: led, trump }) =>
      `You hold no ${suit(led)}, so you must trump with ${suit(trump)}.`,
    'must-overtrump': () => 'You hold a higher trump, so a lower one may not be played.',
    'no-undertrump': () => 'A lower trump may not be played while you hold other cards.',
  },
  told,
  asked,
}
