import type { OutOfTime, Pace } from '../../../table/clock/pace.ts'

/** How fast a table is played, and how much time is left. */
export const clock = {
  pace: 'Time to play',
  paces: {
    'bank-3d': '3 days in all, 4 hours back each turn',
    'bank-5d': '5 days in all, 12 hours back each turn',
    'bank-10d': '10 days in all, 36 hours back each turn',
    'move-1h': '1 hour a move',
    'move-12h': '12 hours a move',
    'move-1d': '1 day a move',
    'move-3d': '3 days a move',
    'move-7d': '7 days a move',
    none: 'No limit',
  } satisfies { readonly [id in Pace]: string },
  paceHint: 'Nobody’s time runs in their own quiet hours.',
  outOfTime: 'When it runs out',
  outcomes: {
    bot: 'A bot plays the move',
    nudge: 'Only a reminder',
    substitute: 'Somebody else may take the seat',
  } satisfies { readonly [id in OutOfTime]: string },
  outHint: 'Nobody loses the game by it.',
  by: (moment: string): string => `by ${moment}`,
  up: 'time is up',
  title: 'Time',
  left: (span: string): string => `${span} left`,
  limit: (moment: string): string => `to play by ${moment}`,
  pauseTitle: 'Pause',
  pauseHint: 'While everybody agrees to pause, no clock runs. Anyone can end it, a day ahead.',
  pauseFor: 'How long',
  days: (n: number): string => (n === 1 ? '1 day' : `${n} days`),
  propose: 'Propose a pause',
  pausedUntil: (moment: string): string => `All clocks rest until ${moment}.`,
  endPause: 'End the pause in a day',
  ask: (moment: string): string => `Shall the game pause until ${moment}?`,
}
