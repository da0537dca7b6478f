/** The page that opens a table. */
export const opening = {
  title: (game: string): string => `New table: ${game}`,
  heading: 'New table',
  seats: 'Players',
  preset: 'How to play',
  options: 'Options',
  optionsHint: 'What you choose here goes before the choice above.',
  asPreset: 'As chosen above',
  bots: 'Bots in the other seats',
  noBots: 'none',
  alone: 'Play now, alone with bots',
  aloneHint: 'Nobody to wait for: the cards are dealt at once.',
  guest: 'Guest',
  open: 'Open the table',
  openHint: 'You get a link to share. The game begins when every seat is taken.',
}
