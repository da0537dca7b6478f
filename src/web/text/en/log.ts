import type { Seat } from '../../../engine/game.ts'
import { named, type Sentence, say, seat } from '../parts.ts'

/** What a table itself tells, and the page of its whole log. */
export const log = {
  title: (game: string): string => `Log: ${game}`,
  heading: 'Log',
  back: 'Back to the table',
  earlier: 'Earlier',
  later: 'Later',
  empty: 'Nothing has happened yet.',
  opened: (name: string): Sentence => say`${named(name)} opened the table`,
  sat: (name: string): Sentence => say`${named(name)} sat down`,
  left: (name: string): Sentence => say`${named(name)} left the table`,
  started: (): Sentence => say`The game began`,
  said: (name: string, text: string): Sentence => say`${named(name)}: ${text}`,
  closed: (): Sentence => say`The table was closed`,
  expired: (): Sentence => say`Nobody started the game in time: the table closed`,
  quit: (name: string): Sentence => say`${named(name)} left the game`,
  seatOpen: (name: string): Sentence => say`The seat of ${named(name)} is open to somebody new`,
  tookOver: (name: string, before: string): Sentence => say`${named(name)} goes on for ${named(before)}`,
  cameBack: (name: string): Sentence => say`${named(name)} is back`,
  proposedBot: (who: Seat, of: Seat): Sentence => say`${seat(who)} proposed that a bot plays for ${seat(of)}`,
  proposedOpen: (who: Seat, of: Seat): Sentence =>
    say`${seat(who)} proposed that somebody new plays for ${seat(of)}`,
  proposedEnd: (who: Seat): Sentence => say`${seat(who)} proposed to end the game`,
  proposedPause: (who: Seat, moment: string): Sentence => say`${seat(who)} proposed a pause until ${moment}`,
  agreed: (who: Seat): Sentence => say`${seat(who)} agreed`,
  calledOff: (who: Seat): Sentence => say`${seat(who)} called it off`,
  objected: (who: Seat): Sentence => say`${seat(who)} objected`,
  ended: (): Sentence => say`All agreed to end the game`,
  takenBack: (who: Seat): Sentence => say`${seat(who)} took that back`,
  outOfTime: (who: Seat): Sentence => say`${seat(who)} ran out of time`,
  botPlays: (who: Seat): Sentence => say`${seat(who)} ran out of time: a bot plays this move`,
  kept: (who: Seat): Sentence => say`A bot keeps the seat of ${seat(who)} until they take it back`,
  paused: (moment: string): Sentence => say`All agreed to pause until ${moment}`,
  pauseEnding: (who: Seat): Sentence => say`${seat(who)} ended the pause: it is over in a day`,
  rematch: (who: Seat): Sentence => say`${seat(who)} proposed a rematch`,
}
