/** Tables as pages see them, at every moment of random games. */
import type { AnyGame, Game, Json, Seat } from '../../../src/engine/game.ts'
import type { Lang } from '../../../src/players/types.ts'
import { firstLegal, LISTED } from '../../../src/table/play.ts'
import type { LogEvent, TableLook } from '../../../src/table/types.ts'
import { teller } from '../../../src/web/text/teller.ts'
import { TablePage } from '../../../src/web/views/table.tsx'
import type { Visit } from '../../../src/web/views/visit.ts'
import { prng } from '../../support/prng.ts'

/** All positions of one random game, the last one over. */
export function* positions<State, Move, Options, View>(
  game: Game<State, Move, Options, View>,
  options: Json,
  seed: number,
  seats = game.meta.seats[0] ?? 0,
): Generator<State> {
  const chance = prng(seed)
  let state = game.setup({ seats, options: game.options.parse(options) }, chance)
  yield state
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    state = game.apply(state, seat, game.sample(state, seat, chance), chance).state
    yield state
  }
}

export const names = ['Mina', 'Jisoo', 'Tom', 'Hyunwoo', 'Sanna', 'Omar']

/** What the table of this position says to a viewer. */
export const lookAt = (
  game: AnyGame,
  state: Json,
  you: Seat | null,
  since: readonly LogEvent[] = [],
  seats = game.meta.seats[0] ?? 0,
): TableLook => {
  const toAct = game.toAct(state)
  const legal = you === null ? null : firstLegal(game, state, you)
  return {
    id: 'k7mq2w9xz4hf3n8d',
    game: game.meta.id,
    version: game.meta.version,
    options: {},
    status: 'playing',
    seats: names.slice(0, seats).map((name) => ({ name, kind: 'person' })),
    host: 0,
    n: 0,
    v: 0,
    you,
    toAct,
    decision: you !== null && toAct.includes(you) ? 11 : null,
    legal: legal === null || legal.length > LISTED ? null : legal,
    view: game.view(state, you),
    since,
    commitment: '',
    result: null,
    secret: null,
    e: since.at(-1)?.e ?? 0,
    openedAt: 0,
    lastAt: 0,
    expiresAt: 0,
    past: [],
    vote: null,
    absent: [],
    takeOver: null,
    acts: false,
    orders: null,
    takeBack: false,
    rematch: null,
    pace: 'none',
    outOfTime: 'bot',
    clocks: [],
    pause: null,
  }
}

export const visitIn = (lang: Lang, path: string): Visit => ({
  lang,
  prefs: { theme: 'system', suits: 'two', oneTap: false },
  path,
  origin: 'https://postdeck.example',
  zone: 'UTC',
  now: 3_600_000,
})

export const pageOf = (look: TableLook, lang: Lang): string =>
  String(
    <TablePage
      visit={visitIn(lang, `/t/${look.id}`)}
      look={look}
      notice={null}
      muted={null}
      waiting={look.decision === null ? 0 : 1}
      events={[]}
      tell={teller(lang, look.game, 'UTC')}
      keys={{ move: 'move-key', undo: 'undo-key', talk: 'talk-key' }}
      unsaid=""
    />,
  )
