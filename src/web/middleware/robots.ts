/**
 * The programs that fetch a link to draw its preview. Some fetch with the cookies of the person who pasted it,
 * and what they draw is shown to a whole chat: they always get what a stranger gets. The browsers inside chat
 * apps (`KAKAOTALK`, `Line/`, `FBAN`, `Telegram-Android`) are people.
 */
const ROBOT = new RegExp(
  [
    // A telephone is called CUBOT.
    '(?<!\\bcu)bot\\b',
    'crawler|spider|preview|embedly|iframely',
    'facebookexternalhit|facebookcatalog|meta-externalagent',
    'kakaotalk-scrap|line-poker|whatsapp/|slack-imgproxy|vkshare',
    'pinterest/0|yeti/|daum/|mastodon/|synapse/',
  ].join('|'),
  'i',
)

export const isPreviewRobot = (userAgent: string | undefined): boolean => ROBOT.test(userAgent ?? '')
