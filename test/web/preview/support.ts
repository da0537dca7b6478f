/** Tables in every state that a link can lead to, whatever the game. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import type { AnyGame, Json } from '../../../src/engine/game.ts'
import { newTableId } from '../../../src/table/ids.ts'
import type { Person } from '../../../src/table/types.ts'
import { evict, got, inside, person, playOn, type TestTable, tableOf } from '../../table/support.ts'

/** Longer than any app shows, in the scripts and signs whose cutting goes wrong most easily. */
export const longNames = [
  '가나다라마바사아자차카타파하가나다라마바사아자차',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦🇰🇷🇰🇷',
  'Ê̱Ê̱Ê̱Ê̱Ê̱Ê̱Ê̱Ê̱',
  '<b>&"quoted"</b>',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
  '현우',
] as const

const DAY = 24 * 60 * 60 * 1000

/** The people that the smallest table of the game has room for. */
export const peopleFor = ({ meta }: AnyGame, names: readonly string[] = longNames): readonly Person[] =>
  names.slice(0, meta.seats[0] ?? 0).map(person)

export const openTable = async (
  game: AnyGame,
  people: readonly Person[],
  options: Json = {},
): Promise<TestTable> => {
  const [host] = people
  if (host === undefined) throw new Error('nobody opens it')
  const table = tableOf(newTableId(), people)
  const { id } = game.meta
  const input = {
    id: table.id,
    game: id,
    seats: people.length,
    options: game.options.parse(options),
    host,
    seat: 0,
  }
  got(await table.calls.open(input))
  return table
}

export const runningTable = async (
  game: AnyGame,
  people: readonly Person[],
  options: Json = {},
): Promise<TestTable> => {
  const table = await openTable(game, people, options)
  for (const guest of people.slice(1)) got(await table.calls.sit(guest, {}))
  return table
}

export type State = 'open' | 'playing' | 'over' | 'closed' | 'expired'

export const states: readonly State[] = ['open', 'playing', 'over', 'closed', 'expired']

/** As if it had been opened three weeks ago. */
const expire = async (table: TestTable): Promise<void> => {
  await inside(table, ({ sql }) => {
    sql.exec('UPDATE log SET at = at - ?', 21 * DAY)
    sql.exec("UPDATE facts SET facts = json_set(facts, '$.openedAt', facts ->> '$.openedAt' - ?)", 21 * DAY)
  })
  await evict(table)
  await runDurableObjectAlarm(table.stub)
}

/** Nobody doubts anything, so that a game of Doubt ends. */
const believing = (moves: readonly Json[]): Json =>
  moves.find((move) => JSON.stringify(move) === '{"type":"accept"}') ?? moves[0] ?? null

export const tableIn = async (state: State, game: AnyGame): Promise<TestTable> => {
  const people = peopleFor(game)
  switch (state) {
    case 'open':
      return openTable(game, people)
    case 'playing': {
      const table = await runningTable(game, people)
      await playOn(table, 7)
      return table
    }
    case 'over': {
      const table = await runningTable(game, people)
      await playOn(table, Number.POSITIVE_INFINITY, believing)
      return table
    }
    case 'closed': {
      const table = await openTable(game, people)
      const [host] = people
      if (host !== undefined) got(await table.calls.close(host.id))
      return table
    }
    case 'expired': {
      const table = await openTable(game, people)
      await expire(table)
      return table
    }
  }
}

/** What robots call themselves, by the app they work for. */
export const robots: { readonly [app: string]: string } = {
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Telegram: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  KakaoTalk: 'facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Messenger: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Teams: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
}
