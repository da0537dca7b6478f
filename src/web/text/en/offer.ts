/** The question after the first move: how shall we call you back? */
export const offer = {
  heading: 'How shall we call you?',
  intro: 'Put the phone away now. We tell you when it is your turn again.',
  push: 'Notify me on this device',
  done: 'Done: you will be notified on this device.',
  denied: 'Notifications of this site are blocked. Allow them in your browser’s settings, then try again.',
  failed: 'That did not work. Please try again, or choose another way.',
  other: 'Another way',
  otherHint: 'E-mail, Discord, Slack, Telegram, ntfy or a webhook',
  notNow: 'Not now',
  cannot: 'This browser cannot show notifications, or scripting is off. Another way works everywhere.',
  apple:
    'On iPhone and iPad notifications only come to a site on the home screen: tap Share, then “Add to Home Screen”, open Postdeck there and bring yourself along with a code.',
  inApp: (app: string): string =>
    `The browser inside ${app} cannot show notifications. Open Postdeck in your own browser with a code, or choose another way.`,
  apps: {
    kakaotalk: 'KakaoTalk',
    telegram: 'Telegram',
    instagram: 'Instagram',
    line: 'LINE',
    facebook: 'Facebook',
  },
  code: 'Make a code',
}
