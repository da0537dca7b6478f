/** What a chat shows of a table's link, and what goes into the chat with it. */
export const preview = {
  title: (game: string, state: string): string => `${game}: ${state}`,
  toPlay: (names: string): string => `${names} to play`,
  won: (names: string, many: boolean): string => (many ? `${names} win` : `${names} wins`),
  closed: 'this table is closed',
  seated: (names: string): string => `At the table: ${names}.`,
  scored: (lines: string): string => `${lines}.`,
  /** Those who share a score. */
  team: (names: readonly string[]): string => names.join(' & '),
  points: (names: string, points: string): string => `${names} ${points}`,
  alt: (game: string, names: string): string =>
    names === '' ? `A table of ${game}` : `A table of ${game} with ${names}`,

  turn: 'Turn',
  winner: 'Winner',
  state: 'State',
  seats: 'Seats',
  score: 'Score',
  taken: (taken: number, all: number): string => `${taken} of ${all} taken`,
  beforeStart: 'before the start',

  play: 'Play',
  rules: 'Rules',

  invitation: (game: string, free: string): string => `Come and play ${game} with us, ${free}:`,
  ongoing: (game: string): string => `We are playing ${game}, have a look:`,
  result: (game: string, winners: string, scores: string): string =>
    scores === '' ? `${game}: ${winners}` : `${game}: ${winners}, ${scores}`,
  tellFriends: 'Let friends watch',
  shareResult: 'Share the result',
  picture: 'Picture of the final table',
  copiedText: 'Copied. Paste it into your chat.',
  watch: (game: string): string => `Open this table of ${game}`,
}
