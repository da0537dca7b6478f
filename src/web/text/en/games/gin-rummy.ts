import type { GinRummyEvent } from '../../../../games/gin-rummy/events.ts'
import type { DealLine } from '../../../../games/gin-rummy/score.ts'
import type { GinRummyView } from '../../../../games/gin-rummy/view.ts'
import { change } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

/** How a deal ended and what it was worth. */
const outcome = ({ kind, knocker, winner, points, deadwood }: DealLine): Sentence => {
  if (kind === 'void' || deadwood === null || knocker === null) return say`void, nobody scores`
  const [own = 0, other = 0] = knocker === 0 ? deadwood : deadwood.toReversed()
  if (winner === null) return say`${own} each, nobody scores`
  const won = say`${seat(winner)} ${change(points)}`
  switch (kind) {
    case 'gin':
      return say`gin, ${won}`
    case 'bigGin':
      return say`big gin, ${won}`
    case 'undercut':
      return say`undercut with ${other} against ${own}, ${won}`
    case 'knock':
    case 'tie':
      return say`${own} against ${other}, ${won}`
  }
}

const told = (event: Told<GinRummyEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`Deal ${event.round}: ${card(event.upcard)} is turned up, ${seat(event.seat)} is asked first`
    case 'dealt':
      return null
    case 'passed':
      return say`${seat(event.seat)} passed`
    case 'drew':
      return 'card' in event ? say`It was ${card(event.card)}` : say`${seat(event.seat)} drew from the stock`
    case 'took':
      return say`${seat(event.seat)} took ${card(event.card)}`
    case 'discarded':
      return say`${seat(event.seat)} discarded ${card(event.card)}`
    case 'knocked':
      return say`${seat(event.seat)} knocked with ${card(event.card)}`
    case 'big-gin':
      return say`${seat(event.seat)} declared big gin`
    case 'round':
      return say`Deal ${event.round}: ${outcome(event)}`
    case 'game-won':
      return say`${seat(event.seat)} wins a game: ${event.games[0] ?? 0} to ${event.games[1] ?? 0}`
    case 'over':
      return event.winners.length > 1
        ? say`Over: a tie, ${seat(0)} and ${seat(1)} both win`
        : say`Over: ${seat(event.winners[0] ?? 0)} wins`
  }
}

const asked = ({ phase }: GinRummyView): string => {
  switch (phase) {
    case 'upcard':
      return 'take the upcard, or pass'
    case 'draw':
      return 'draw a card'
    case 'discard':
      return 'discard a card'
    case 'wall':
      return 'knock with the last discard, or pass'
    case 'mustKnock':
      return 'knock'
    case 'over':
      return ''
  }
}

export const ginRummy: GameWords<GinRummyView, Told<GinRummyEvent>> = {
  name: 'Gin Rummy',
  line: 'Draw one, discard one, and knock while the other still holds more loose cards than you.',
  length: 'to 100 points',
  options: {
    ace: {
      label: 'Runs with an ace',
      values: { low: 'A 2 3 only', round: 'round the corner, as K A 2' },
    },
    games: { label: 'Match', values: { 1: 'one game', 3: 'best of three games', 5: 'best of five games' } },
    target: {
      label: 'A game is played to',
      values: { 50: '50 points', 100: '100 points', 150: '150 points', 250: '250 points' },
    },
    undercutOnTie: {
      label: 'Equal deadwood',
      hint: 'When the knocker has as many points left over as the opponent.',
      values: { false: 'nobody scores', true: 'an undercut, 25 points' },
    },
    bigGin: {
      label: 'Big gin',
      hint: 'All eleven cards in melds: 31 points and the opponent’s deadwood.',
      values: { false: 'no', true: 'yes' },
    },
    oklahoma: {
      label: 'Knock limit',
      hint: 'Set by the first upcard, an ace asks for gin.',
      values: { off: 'always 10', on: 'the upcard’s value', spades: 'the upcard’s value, a spade doubles' },
    },
    lastDiscard: {
      label: 'With two cards left in the stock',
      values: { false: 'the deal is void', true: 'the last discard may be knocked with' },
    },
  },
  presets: {
    source: { label: 'As written', hint: 'To 100. Knock with 10 or less; equal counts score nothing.' },
    classic: { label: 'Classic', hint: 'Equal counts are an undercut, and eleven melded cards are big gin.' },
    oklahoma: {
      label: 'Oklahoma',
      hint: 'To 150. The upcard sets how little a knock may leave, and spades double the deal.',
    },
  },
  refusals: {
    'cannot-pass': () => 'You can only pass when a discard is offered to you. Go on with your turn.',
    'already-drawn': () => 'You have drawn already. Discard a card, or knock.',
    'stock-closed': () => 'The stock is closed now. Take the discard, or pass.',
    'cannot-knock': () => 'You could not knock with that discard, so it stays. Pass.',
    'draw-first': () => 'Draw a card first.',
    'must-knock': () => 'You took the last discard to knock with it. Choose the card you knock with.',
    'not-in-hand': () => 'You do not hold that card. Choose one of yours.',
    'just-taken': () => 'You have just taken that card, so it stays in this turn. Choose another one.',
    'bad-melds': () => 'These are not melds of the ten cards you keep. Arrange them anew.',
    'too-much-deadwood': ({ deadwood, limit }) =>
      limit === 0
        ? `That leaves ${String(deadwood)} points, and this deal asks for gin.`
        : `That leaves ${String(deadwood)} points. You may knock with ${String(limit)} or less.`,
    'not-big-gin': () => 'That is not big gin at this table. Discard a card, or knock.',
  },
  told,
  asked,
}
