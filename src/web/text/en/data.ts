/** Feeds at a private address, and the way out. */
export const data = {
  feeds: 'Feeds',
  feedsHint:
    'For a feed reader or a calendar. Whoever knows these addresses can read along, so keep them to yourself.',
  turns: 'What waits for you (Atom)',
  deadlines: 'Your deadlines (iCalendar)',
  make: 'Make the addresses',
  renew: 'New addresses',
  renewHint: 'The old ones stop working at once.',
  renewed: 'These are the addresses. Older ones have stopped working.',
  forget: 'Delete everything about me',
  forgetHint: 'Your name, channels, settings and list of tables. This cannot be taken back.',
  forgetTitle: 'Delete everything about you?',
  forgetWhat: [
    'Your channels and settings, the list of your calls, your feeds and your list of tables are deleted.',
    'Tables that have not started are left or closed.',
    'In games that run or are over your name stays at its seat, since the others play with it. Nobody can play that seat any more.',
  ],
  forgetDo: 'Yes, delete everything',
  forgetNot: 'No, keep it',
  forgotten: 'Everything about you is deleted.',
  forgottenHint: 'This browser does not know you any more. You can start again whenever you like.',
}
