/** What a bot is called: by its number, in the reader's language. */
import type { Lang } from './players/types.ts'

const names: { readonly [lang in Lang]: string } = { en: 'Bot', ko: '봇' }

export const botName = (lang: Lang, bot: number): string => `${names[lang]} ${bot}`

/** Whether one name is the name of this bot in any language. */
export const isBotName = (name: string, bot: number): boolean =>
  Object.values(names).some(
    (word) => name.localeCompare(`${word} ${bot}`, 'en', { sensitivity: 'base' }) === 0,
  )

const standIns: { readonly [lang in Lang]: (name: string) => string } = {
  en: (name) => `${name}’s bot`,
  ko: (name) => `${name}의 봇`,
}

/** What a bot is called that moves for a person. */
export const standInName = (lang: Lang, name: string): string => standIns[lang](name)

type Named = { readonly name: string; readonly bot?: number }

const nameIn = (lang: Lang, { name, bot }: Named): string => (bot === undefined ? name : botName(lang, bot))

/** What has seats, with the names of its bots in a language; a table itself tells the English ones. */
export const withBotNames = <T extends { readonly seats: readonly Named[] }>(told: T, lang: Lang): T => ({
  ...told,
  seats: told.seats.map((line) => ({ ...line, name: nameIn(lang, line) })),
})
