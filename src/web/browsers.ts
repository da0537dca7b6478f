/** What a browser says of itself: what it is, and whether it lives inside a chat app. */

export const chatApps = ['kakaotalk', 'telegram', 'instagram', 'line', 'facebook'] as const
export type ChatApp = (typeof chatApps)[number]

const marks: { readonly [app in ChatApp]: RegExp } = {
  kakaotalk: /KAKAOTALK/i,
  telegram: /Telegram-(?:Android|iOS)/i,
  instagram: /Instagram/,
  line: /\bLine\//i,
  facebook: /\bFB(?:AN|AV|_IAB)\b/,
}

/**
 * Where the browser's own notifications can come from: a chat app's browser shows none, Apple's handhelds only
 * those of sites on the home screen, which no header tells.
 */
export type Surroundings = ChatApp | 'apple' | 'browser'

export const surroundingsOf = (userAgent: string): Surroundings =>
  chatApps.find((app) => marks[app].test(userAgent)) ??
  (/iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'browser')

export const isChatApp = (surroundings: Surroundings): surroundings is ChatApp =>
  surroundings !== 'apple' && surroundings !== 'browser'

/** The first that fits: most name others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const firstOf = (kinds: typeof browsers, userAgent: string): readonly string[] =>
  kinds.flatMap(([mark, name]) => (mark.test(userAgent) ? [name] : [])).slice(0, 1)

/** *Chrome, Android*: names alone, the same in every language; empty where nothing is known. */
export const deviceName = (userAgent: string): string =>
  [...firstOf(browsers, userAgent), ...firstOf(systems, userAgent)].join(', ')
