import type { AddressCode, ChannelId, FailureCode } from '../channel.ts'

/** `people` gives names as one text, empty for nobody; a title's `whose` is null where the reader is meant. */
export const en = {
  people: (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names),
  action: {
    open: (table: boolean): string => (table ? 'Open the table' : 'Open Postdeck'),
    confirm: 'Yes, write to me here',
  },
  turn: {
    title: (game: string, whose: string | null): string =>
      whose === null ? `${game}: your turn` : `${game}: ${whose} to play`,
    others: (people: string): string => (people === '' ? '' : `With ${people}.`),
    deadline: (moment: string, left: string): string => `Please play by ${moment} (${left}).`,
    noDeadline: 'No time limit.',
  },
  reminder: {
    half: (game: string, whose: string | null): string =>
      whose === null ? `${game}: still your turn` : `${game}: still ${whose} to play`,
    last: (game: string, whose: string | null): string =>
      whose === null ? `${game}: your time is nearly up` : `${game}: time is nearly up for ${whose}`,
    up: (game: string, whose: string | null): string =>
      whose === null ? `${game}: your time is up` : `${game}: time is up for ${whose}`,
    late: (moment: string): string => `It ended ${moment}. You can still play: nobody loses by it.`,
  },
  asked: {
    title: (game: string): string => `${game}: your word is wanted`,
    body: 'Somebody at the table has proposed something and waits for your answer.',
  },
  over: {
    title: (game: string): string => `${game}: the game is over`,
    won: (winners: string, youWon: boolean): string => {
      if (winners === '') return youWon ? 'You won!' : 'Nobody won.'
      return youWon ? `You won, together with ${winners}!` : `${winners} won.`
    },
  },
  host: {
    title: {
      'seat-empty': (game: string): string => `${game}: a seat is still empty`,
      'table-full': (game: string): string => `${game}: your table is full`,
      'seat-left': (game: string): string => `${game}: somebody has left the game`,
    },
    body: {
      'seat-empty': (_people: string): string =>
        'It has been empty for a day. Send the link once more, or start with bots.',
      'table-full': (people: string): string =>
        people === '' ? 'The game has begun.' : `The game has begun, with ${people}.`,
      'seat-left': (_people: string): string =>
        'You are the host: let a bot play there, or open the seat to somebody new.',
    },
  },
  digest: {
    title: (tables: number): string =>
      tables === 1 ? 'Today at your table' : `Today at your ${tables} tables`,
  },
  test: {
    title: (whose: string | null): string =>
      whose === null ? 'A test from Postdeck' : `A test from Postdeck for ${whose}`,
    you: 'This works: you will be told here when it is your turn.',
    group: 'This works: turns will be announced here.',
  },
  confirm: {
    title: 'Postdeck: shall we write to you here?',
    body: 'Somebody gave this address to be told about their turns. If that was you, say yes with the link.',
    otherwise: 'If it was not you, do nothing: there will be no more mail.',
  },
  feed: {
    turns: 'Postdeck: what waits for you',
    deadlines: 'Postdeck: your deadlines',
    deadline: (game: string): string => `${game}: your time ends`,
  },
  mail: { stop: 'No more mail of this kind' },
  /** Why an address was not taken. */
  refused: {
    'no-url': 'That is not a web address.',
    'too-long': 'That address is too long.',
    'not-https': 'The address must begin with https://.',
    'has-login': 'The address must not hold a user name or a password.',
    'odd-port': 'The address must do without a port of its own.',
    'ip-address': 'Give the server by its name, not by its number.',
    'private-name': 'That name is known inside a network only.',
    'not-discord': 'That is not the address of a Discord webhook.',
    'not-slack': 'That is not the address of a Slack incoming webhook.',
    'not-telegram': 'The token of the bot or the chat is not written as Telegram writes it.',
    'not-ntfy': 'That is not the address of an ntfy topic, like https://ntfy.sh/your-topic.',
    'bad-secret': 'A signing secret is whsec_ and 24 to 64 bytes in base64.',
    'bad-subscription': 'This browser did not hand over a subscription that can be used.',
    'no-email': 'That is not an e-mail address.',
  } satisfies { readonly [code in AddressCode]: string },
  /** Why a call did not arrive, where the other side said nothing. */
  failed: {
    timeout: 'The other side did not answer in time.',
    unreachable: 'The other side could not be reached.',
    redirected: 'The other side wanted to send us elsewhere, which we do not follow.',
    answered: 'The other side did not take it.',
  } satisfies { readonly [code in FailureCode]: string },
  channels: {
    'web-push': { name: 'This browser', hint: 'A notification on this device.' },
    discord: { name: 'Discord', hint: 'Channel settings → Integrations → Webhooks → Copy webhook URL.' },
    slack: { name: 'Slack', hint: 'The URL of an incoming webhook for the channel.' },
    telegram: { name: 'Telegram', hint: 'The token of your bot, and the chat it is in.' },
    ntfy: { name: 'ntfy', hint: 'The address of your topic. Whoever knows it can read along.' },
    webhook: { name: 'Webhook', hint: 'Any https address; calls are signed as Standard Webhooks says.' },
    email: { name: 'E-mail', hint: 'We ask there once whether you want it.' },
  } satisfies { readonly [id in ChannelId]: { readonly name: string; readonly hint: string } },
}
