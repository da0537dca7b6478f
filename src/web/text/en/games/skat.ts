import { mayHold, mayRaise } from '../../../../games/skat/bidding.ts'
import type { Contract } from '../../../../games/skat/contract.ts'
import { countPoints, type GameName } from '../../../../games/skat/deck.ts'
import type { SkatEvent } from '../../../../games/skat/events.ts'
import type { ContractLine, DealLine } from '../../../../games/skat/line.ts'
import type { SkatView } from '../../../../games/skat/view.ts'
import { suitName } from '../../cards.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

/** What a card counts as. */
const suit = (code: unknown): string => (code === 'trump' ? 'trumps' : suitName('en', String(code)))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`)

export const gameName = (game: GameName): string =>
  game === 'grand' || game === 'null' ? game : suitName('en', game)

const levelName = ({ game, level }: Contract): string => {
  switch (level) {
    case 'plain':
      return ''
    case 'ouvert':
      return ' ouvert'
    case 'schneider':
    case 'schwarz':
      return game === 'null' ? '' : `, ${level} announced`
  }
}

/** `clubs`, `grand hand`, `null ouvert hand`, `hearts hand, schneider announced`. */
export const contractName = (contract: Contract): string => {
  const hand = contract.hand ? ' hand' : ''
  const level = levelName(contract)
  return contract.game === 'null' ? `null${level}${hand}` : `${gameName(contract.game)}${hand}${level}`
}

export const matadorsText = (matadors: number): string =>
  matadors < 0 ? `without ${-matadors}` : `with ${matadors}`

const both = (cards: readonly string[]): Sentence => cards.flatMap((code) => [' ', card(code)])

const reached = ({ contract, points, tricks: taken, conceded }: ContractLine): string => {
  if (conceded) return 'given up'
  return contract.game === 'null' ? tricks(taken) : `${points} card points`
}

const gains = (scores: readonly number[]): Sentence =>
  scores.flatMap((score, index) => (score === 0 ? [] : [...say`, ${seat(index)} ${change(score)}`]))

const toldDeal = (round: number, line: DealLine): Sentence => {
  switch (line.kind) {
    case 'passed':
      return say`Deal ${round}: all passed`
    case 'ramsch':
      return line.scores.every((score) => score === 0)
        ? say`Deal ${round}, ramsch: nobody scores`
        : say`Deal ${round}, ramsch${gains(line.scores)}`
    case 'contract': {
      const { declarer, contract, won, overbid, scores } = line
      const outcome = overbid ? 'overbid' : won ? 'won' : 'lost'
      return say`Deal ${round}: ${seat(declarer)} ${outcome} ${contractName(contract)}, ${reached(line)}: ${change(scores[declarer] ?? 0)}`
    }
  }
}

const toldEnd = (scores: readonly number[], winners: readonly number[]): Sentence => {
  const [first = 0, ...others] = winners
  const best = figure(scores[first] ?? 0)
  return others.length === 0
    ? say`Over: ${seat(first)} wins with ${best}`
    : say`Over: ${seat(first)}${others.flatMap((other) => [' and ', seat(other)])} win with ${best} each`
}

const told = (event: Told<SkatEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`Deal ${event.round}: ${seat(event.seat)} is forehand`
    case 'dealt':
      return null
    case 'bid':
      return say`${seat(event.seat)} bid ${event.value}`
    case 'held':
      return say`${seat(event.seat)} holds ${event.value}`
    case 'passed':
      return say`${seat(event.seat)} passed`
    case 'declarer':
      return say`${seat(event.seat)} plays alone, for ${event.bid}`
    case 'hand-game':
      return say`${seat(event.seat)} leaves the skat: a hand game`
    case 'picked-up':
      return 'cards' in event
        ? say`The skat, which you alone know:${both(event.cards)}`
        : say`${seat(event.seat)} took the skat`
    case 'discarded':
      return 'cards' in event
        ? say`Away, and known to you alone:${both(event.cards)}`
        : say`${seat(event.seat)} put two cards away`
    case 'announced':
      return say`${seat(event.seat)} plays ${contractName(event)}`
    case 'kontra':
      return say`${seat(event.seat)} said kontra: everything counts twice`
    case 'no-kontra':
      return say`${seat(event.seat)} did not say kontra`
    case 're':
      return say`${seat(event.seat)} said re: everything counts four times`
    case 'no-re':
      return say`${seat(event.seat)} did not say re`
    case 'laid-open':
      return say`${seat(event.seat)} plays with an open hand:${both(event.cards)}`
    case 'deal-void':
      return say`All passed: the cards are dealt anew`
    case 'ramsch':
      return say`All passed: this is ramsch`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'trick':
      return say`${seat(event.seat)} took trick ${event.trick}, ${countPoints(event.plays.map((play) => play.card))} points`
    case 'conceded':
      return say`${seat(event.seat)} gave the deal up`
    case 'round':
      return toldDeal(event.round, event)
    case 'over':
      return toldEnd(event.scores, event.winners)
  }
}

const askedInBidding = ({ bidding, options, toAct }: SkatView): string => {
  const [speaker] = toAct
  const { current } = bidding
  if (speaker === undefined || current === 0) return 'bid or pass'
  const hold = mayHold(bidding, speaker, options.bidding)
  if (!hold) return `above ${current}, or pass`
  return mayRaise(bidding, speaker, options.bidding)
    ? `hold ${current}, raise or pass`
    : `hold ${current} or pass`
}

const asked = (view: SkatView): string => {
  switch (view.phase) {
    case 'bidding':
      return askedInBidding(view)
    case 'skat':
      return 'take the skat, or play hand'
    case 'discard':
      return 'put two cards away'
    case 'announce':
      return 'name the game'
    case 'kontra':
      return 'kontra, or play on'
    case 're':
      return 're, or play on'
    case 'play':
      if (view.trick.plays.length === 0) return 'lead a card'
      return view.whyNot === null ? 'play a card' : `follow ${suit(view.whyNot.params.suit)}`
    case 'over':
      return ''
  }
}

const wrongPhase = (phase: unknown): string => {
  switch (phase) {
    case 'bidding':
      return 'The bidding is not over yet. Bid or pass.'
    case 'skat':
      return 'First take the skat, or leave it and play hand.'
    case 'discard':
      return 'First put two of your twelve cards away.'
    case 'announce':
      return 'First name the game you play.'
    case 'kontra':
      return 'First say kontra, or that you play on.'
    case 're':
      return 'First say re, or that you play on.'
    default:
      return 'That is settled. Play a card.'
  }
}

export const skat: GameWords<SkatView, Told<SkatEvent>> = {
  name: 'Skat',
  line: 'One against two: bid for the right to play alone, then make your game.',
  length: '9 deals',
  options: {
    deals: { label: 'Deals', values: { 9: '9 deals', 3: '3 deals', 15: '15 deals' } },
    bidding: {
      label: 'Bidding',
      values: { seed: 'both may raise', isko: 'one asks, the other holds or passes' },
    },
    passedIn: {
      label: 'When all pass',
      values: { redeal: 'deal again', skip: 'a deal of zeros', ramsch: 'play ramsch' },
    },
    gameValue: {
      label: 'Game value',
      hint: 'What counts as matadors, and when schneider and schwarz count.',
      values: {
        seed: 'the ten cards dealt, and what is achieved',
        isko: 'the skat too, and levels missed or suffered',
      },
    },
    scoring: {
      label: 'Scoring',
      values: { seed: 'the game value', seeger: 'Seeger-Fabian: 50 a game, 40 for defeating one' },
    },
    kontra: {
      label: 'Kontra and re',
      hint: 'A defender doubles the game, the declarer doubles it again.',
      values: { off: 'no', all: 'every defender', bidders: 'defenders who said a number' },
    },
    concede: {
      label: 'Giving up early',
      values: { false: 'no', true: 'with nine cards or more in hand' },
    },
  },
  presets: {
    source: {
      label: 'As written',
      hint: 'Both may raise, a game counts what is achieved, passed deals are dealt again.',
    },
    tournament: {
      label: 'Tournament',
      hint: 'Bidding and game value by the international order, passed deals count, Seeger-Fabian points.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => wrongPhase(phase),
    'bid-not-a-game-value': ({ value }) => `No game is worth ${value}. Choose a number of the ladder.`,
    'cannot-raise': () => 'You are asked: hold the number, or pass.',
    'bid-too-low': ({ standing }) => `${standing} has been said. Bid more, or pass.`,
    'nothing-to-hold': () => 'There is no number to hold. Bid one, or pass.',
    'not-your-card': () => 'You do not hold that card. Choose one of yours.',
    'level-not-for-null': () => 'Null knows neither schneider nor schwarz.',
    'null-below-bid': ({ value, bid }) => `This null is worth ${value}, and you have bid ${bid}.`,
    'level-needs-hand': () => 'You took the skat: only a hand game can be announced higher.',
    'must-follow-suit': ({ suit: led }) => `${capital(suit(led))} were led, and you hold ${suit(led)}.`,
    'concede-not-allowed': () => 'The deal cannot be given up now.',
  },
  told,
  asked,
}
