/** What a mail of ours leads to: a yes to more of it, or the end of it. */
export const letters = {
  confirmTitle: 'Shall we write to you here?',
  confirmText: 'With this you are told by e-mail when it is your turn.',
  confirmDo: 'Yes, write to me',
  confirmed: 'Done: from now on we write to you when it is your turn.',
  offTitle: 'No more mail?',
  offText: 'With this we write to this address no more. You can switch it on again on your own page.',
  offDo: 'No more mail',
  off: 'Done: we write to this address no more.',
  gone: 'This link does not work any more',
  goneText: 'The address was removed, or the link was cut short when it was copied.',
}
