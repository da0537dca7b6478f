/** The table after the game. */
export const end = {
  title: (game: string): string => `${game}: final score`,
  small: (when: string): string => `finished ${when}`,
  youWin: 'You win',
  youShare: 'You share the win',
  theyWin: (names: string, many: boolean): string => (many ? `${names} win` : `${names} wins`),
  podium: 'Final score',
  points: (score: string): string => `${score} points`,
  rematch: 'Rematch',
  rematchHint: 'Opens a new table with the same options. The others sit down with one tap.',
  rematchJoin: 'Go to the rematch',
  rematchJoinHint: 'Somebody has already opened the next table.',
  take: 'Take it with you',
  record: 'Game record',
  notation: (name: string): string => `${name} notation`,
  recordHint: 'The whole game in one file: every move, every shuffle, every time.',
  fair: 'The shuffle was fair',
  fairHint:
    'The hash was shown before anybody sat down, the secret only after the last card. Every player added a nonce of their own. Hash the secret: if the two agree, nobody chose the cards.',
  commitment: 'Hash, shown at the opening',
  secret: 'Secret, shown at the end',
  check:
    'On any computer: turn the 64 digits of the secret into 32 bytes and take their SHA-256, as this line does. To derive every single shuffle anew, download the game record and run the audit of Postdeck’s source on it.',
  command: (secret: string): string => `printf ${secret} | xxd -r -p | sha256sum`,
  log: 'The whole log',
}
