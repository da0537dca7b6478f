/** Where a code from another device is typed. */
export const carry = {
  title: 'Another device',
  heading: 'You come from another device',
  hint: 'Type the code that it shows on its page “Me”.',
  code: 'Code',
  codeHint: '8 characters, as in KR47-QX9M.',
  go: 'That’s me',
  replaces:
    'This browser is already somebody. With the code it becomes the other one and loses this one’s tables.',
}
