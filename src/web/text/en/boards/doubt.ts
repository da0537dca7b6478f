import { type Part, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Doubt says. */
export const doubt = {
  heading: (claims: number): string => `claim ${claims}`,
  accepts: 'accepts',

  pile: 'The pile',
  onPile: (cards: number): string => (cards === 1 ? '1 card on the pile' : `${cards} cards on the pile`),
  faceDown: (cards: number): string => (cards === 1 ? 'One card face down' : `${cards} cards face down`),
  says: (who: number, claim: string): Sentence => say`${seat(who)}: “${claim}”`,
  isReally: (cards: readonly Part[]): Sentence => say`Really ${cards}, as you alone know`,
  earlier: 'Before:',
  more: (claims: number): string => `and ${claims} more`,
  begins: (who: number, rank: string): Sentence => say`${seat(who)} begins with ${rank}`,
  goesOn: (who: number, rank: string): Sentence => say`${seat(who)} goes on with ${rank}`,
  anyCards: (rank: string): string => `Lay any cards you like and call them ${rank}.`,

  doubted: (doubter: number, claimant: number, claim: string): Sentence =>
    say`${seat(doubter)} doubted ${seat(claimant)}’s “${claim}”`,
  honest: 'It was true.',
  lie: 'It was a lie.',
  took: (taker: number, cards: number): Sentence =>
    cards === 1 ? say`${seat(taker)} took the one card.` : say`${seat(taker)} took all ${cards} cards.`,
  lastDoubt: (doubter: number, claimant: number, claim: string): Sentence =>
    say`Last doubt: ${seat(doubter)} doubted ${seat(claimant)}’s “${claim}”.`,

  doubt: 'Doubt',
  accept: 'Accept',
  choose: 'Choose cards',
  layAs: (rank: string): string => `Lay as ${rank}`,
  lay: (claim: string): string => `Lay ${claim}`,
  atMost: (most: number): string => `At most ${most} cards`,

  player: 'Player',
  cards: 'Cards',
  claims: 'Claims on the pile',
  claim: 'Claim',
}

export type DoubtBoardWords = typeof doubt
