/** Why something could not be done, in a sentence or two that say what to do now. */
import type { RefusalWords } from '../refusal.ts'

export const refusals = {
  'bad-request': () => 'Something in the request is missing or not as expected.',
  'not-json': () => 'The request must be JSON, sent as application/json.',
  'too-large': () => 'That is too much at once: a request may have 64 KiB.',
  'not-found': () => 'There is nothing at this address.',
  'method-not-allowed': () => 'This address cannot be used that way.',
  'upgrade-needed': () => 'This address is for a WebSocket.',
  'cross-origin': () => 'This request came from another site, so it was not carried out.',
  'needs-https': () =>
    'Your browser only remembers who you are over https. Open this page by its https address, or on this machine as localhost.',
  'no-player': () => 'We don’t know you here yet. Open or join a table first, or send your token.',
  'bad-code': () => 'That code is wrong, used or too old. Make a new one on your other device.',
  'slow-down': ({ seconds }) => `That was a lot in a short time. Please try again in ${seconds} seconds.`,
  'no-game': () => 'There is no such game.',
  'no-table': () => 'There is no such table. Please check the link.',
  'no-bot': () => 'No bot sits there.',
  'not-seated': () => 'You are not sitting at this table.',
  'not-host': () => 'Only the host of this table can do that.',
  'seat-taken': () => 'Somebody else has just taken that seat. Please choose another one.',
  'table-full': () => 'Every seat at this table is taken.',
  'too-few-seated': () => 'This game cannot start with so few players.',
  'already-started': () => 'The game has already started.',
  'not-started': () => 'The game has not started yet.',
  'not-over': () => 'That is possible once the game is over.',
  'game-over': () => 'The game is over.',
  'table-closed': () => 'This table was closed before a game began.',
  'rules-gone': () =>
    'This game was begun under rules that this site no longer has. Ask whoever runs it to bring them back.',
  'not-your-turn': () => 'It is not your turn.',
  'one-by-one': () =>
    'What the first of these moves brings is not known before it is made: send the others after it.',
  stale: () => 'The table has moved on since you looked. Here it is as it stands now.',
  'no-choice': () => 'Nothing was chosen that can be played now. Please choose something that stands up.',
  'bad-move': () => 'That is not a move of this game.',
  'no-channel': () => 'There is no such channel any more, or the link to it was cut short.',
  'too-many-channels': () => 'That is more than can be kept: remove a channel first.',
  'not-confirmed': () => 'That address is not confirmed yet. Open the link in the mail first.',
  'channel-unavailable': () => 'This site cannot call in that way.',
  'bad-mention': () => 'Somebody cannot be called there by the name that was given.',
  internal: () => 'Something went wrong on our side. Nothing was changed; please try again.',
} as const satisfies RefusalWords
