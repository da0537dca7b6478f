/** The German names that players of Skat know its games by, whatever language they read. */
import type { Contract } from '../../games/skat/contract.ts'
import type { GameName } from '../../games/skat/deck.ts'

const games: { readonly [game in GameName]: string } = {
  D: 'Karo',
  H: 'Herz',
  S: 'Pik',
  C: 'Kreuz',
  grand: 'Grand',
  null: 'Null',
}

export const germanGame = (game: GameName): string => games[game]

/** `Kreuz`, `Null ouvert Hand`, `Herz Hand, Schneider angesagt`. */
export const germanContract = ({ game, hand, level }: Contract): string => {
  const byHand = hand ? ' Hand' : ''
  switch (level) {
    case 'plain':
      return games[game] + byHand
    case 'ouvert':
      return game === 'null' ? `Null ouvert${byHand}` : `${games[game]} ouvert`
    case 'schneider':
      return `${games[game]}${byHand}, Schneider angesagt`
    case 'schwarz':
      return `${games[game]}${byHand}, Schwarz angesagt`
  }
}
