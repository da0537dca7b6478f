/** "Why was I not told?": every call and what became of it. */
export const ledger = {
  title: 'Was I called?',
  intro: 'Your newest calls, and what became of each.',
  none: 'No calls so far.',
  kinds: {
    turn: 'your turn',
    reminder: 'reminder',
    over: 'game over',
    host: 'for the host',
    digest: 'summary',
    test: 'test',
    confirm: 'confirmation',
  },
  soon: 'goes out in a moment',
  sent: 'on its way',
  accepted: 'taken by the other side',
  failed: 'failed',
  held: {
    quiet: (moment: string): string => `quiet hours: held until ${moment}`,
    digest: (moment: string): string => `in the summary of ${moment}`,
    retry: (moment: string, tries: number): string =>
      `${tries === 1 ? 'one try' : `${tries} tries`} failed, the next is at ${moment}`,
  },
  heldOpen: 'held back',
  dropped: {
    answered: 'not sent: you had played already',
    seen: 'not sent: you were looking at that turn',
    muted: 'not sent: you muted this table',
    'one-until-look': 'not sent: another call was waiting for you',
    over: 'not sent: the game was over',
    'no-channel': 'not sent: there was no channel to call you on',
    'switched-off': 'not sent: the channel was switched off',
    'given-up': 'given up after a day',
  },
  droppedOther: 'not sent',
  opened: (moment: string): string => `you looked at ${moment}`,
  answered: (moment: string): string => `you played at ${moment}`,
}
