/** Pages that only say something. */
export const message = {
  title: 'Not quite',
  notFoundTitle: 'There is nothing here',
  noTableTitle: 'This link leads nowhere',
  noTableHint:
    'Links to tables are easily cut short when they are copied. Tables that never started are gone after 14 days, finished ones after a year.',
  home: 'To your tables',
  start: 'To the games',
  me: 'To your page',
}
