/** What stands on every page. */
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const common = {
  brand: 'Postdeck',
  skip: 'Skip to the content',
  allTables: 'All tables',
  me: 'Me',
  thisPage: 'This page',
  /** The other language, by its own name. */
  otherLanguage: '한국어',
  you: 'you',
  and: (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names),
  seats: (numbers: readonly number[]): string => {
    const first = Math.min(...numbers)
    const last = Math.max(...numbers)
    return first === last ? counted(first, 'player', 'players') : `${first}–${last} players`
  },
  freeSeats: (n: number): string => counted(n, 'seat free', 'seats free'),
  name: 'Your name',
  nameHint: 'As your friends know you.',
  nameNeeded: 'Please type your name.',
  badName: 'A name has 1 to 24 characters that can be seen.',
  offline: 'No connection. The page goes on as soon as it is back.',
  unsent: 'That did not get through. Please try again; it is never played twice.',
}
