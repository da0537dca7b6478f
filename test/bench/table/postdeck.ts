/**
 * Postdeck under load: games of Parity between two people with two sockets each. Whoever drives them makes the
 * moves of both and asks the service nothing between two moves.
 */
import { createHmac } from 'node:crypto'
import { customAlphabet } from 'nanoid'
import type { Source } from '../../../src/cli/service.ts'
import type { ParityState } from '../../../src/games/parity/state.ts'
import { ask } from './client.ts'
import { addTold, type Line, openLine } from './line.ts'
import { type Desk, type Door, type Rig, startRig } from './rig.ts'
import { beginRound, leftOf, playOn, type Table, tableSchema } from './round.ts'

/** With a key of its own this run can sign its people itself: how often one network makes people is limited. */
const SIGNING_KEY = 'for this run alone'

const newPlayerId = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 22)
const newKey = customAlphabet('0123456789abcdef', 16)

const newToken = (): string => {
  const id = newPlayerId()
  return `${id}.${createHmac('sha256', SIGNING_KEY).update(`player:${id}`).digest('base64url')}`
}

/** One of two people, and the index of the decision they owe next. */
type Sitter = { readonly token: string; readonly lines: readonly Line[]; decision: number }

type Game = { readonly path: string; readonly sitters: readonly [Sitter, Sitter]; round: ParityState }

const readTable = (text: string): Table => tableSchema.parse(JSON.parse(text))

const sitAt = async (port: number, path: string, token: string): Promise<Sitter> => {
  const connect = (): Promise<Line> => openLine(port, `${path}/live`, token)
  return { token, lines: await Promise.all([connect(), connect()]), decision: 0 }
}

/** New people every time: how many tables one person opens is limited too. */
const openGame = async (port: number): Promise<Game> => {
  const [host, guest] = [newToken(), newToken()]
  const wish = { game: 'parity', seats: 2, name: 'host' }
  const opened = await ask({ port, method: 'POST', path: '/api/tables', token: host, body: wish })
  const path = `/api/tables/${readTable(opened).id}`
  const seats = `${path}/seats`
  const begun = await ask({ port, method: 'POST', path: seats, token: guest, body: { name: 'guest' } })
  const { view } = readTable(begun)
  if (view === null) throw new Error(`${path}: two sit there and it has not started`)
  const sitters = [await sitAt(port, path, host), await sitAt(port, path, guest)] as const
  return { path, sitters: [...sitters], round: beginRound(view, 1) }
}

const play = async (port: number, game: Game, door: Door): Promise<void> => {
  const { seat, move, after } = playOn(game.round)
  const sitter = game.sitters[seat === 0 ? 0 : 1]
  const act = { key: newKey(), decision: sitter.decision, move }
  const [line] = sitter.lines
  if (door === 'socket' && line) await line.act({ type: 'move', ...act })
  else await ask({ port, method: 'POST', path: `${game.path}/moves`, token: sitter.token, body: act })
  sitter.decision += 1
  game.round = after
}

const linesOf = ({ sitters }: Game): readonly Line[] => sitters.flatMap(({ lines }) => lines)

const leave = (game: Game): void => {
  for (const line of linesOf(game)) line.close()
}

export type PostdeckDesk = Desk & {
  /** The address of its table in the API. */
  readonly path: () => string
  /** Of the host. */
  readonly token: () => string
  /** The table as the host sees it. */
  readonly table: () => Promise<Table>
}

const openDesk = async (port: number): Promise<PostdeckDesk> => {
  let game = await openGame(port)
  const lookText = () => ask({ port, method: 'GET', path: game.path, token: game.sitters[0].token })
  const table = async () => readTable(await lookText())
  const openNext = async () => {
    leave(game)
    game = await openGame(port)
  }
  return {
    path: () => game.path,
    token: () => game.sitters[0].token,
    table,
    moves: () => game.sitters[0].decision + game.sitters[1].decision,
    left: () => leftOf(game.round),
    play: (door) => play(port, game, door),
    deal: async () => {
      const { status, view } = await table()
      if (status === 'over' || view === null) await openNext()
      else game.round = beginRound(view, 0)
    },
    look: async () => void (await lookText()),
    told: () => addTold(linesOf(game)),
    leave: () => leave(game),
  }
}

export const startPostdeck = (source: Source = {}): Promise<Rig<PostdeckDesk>> =>
  startRig({ source, bindings: { SIGNING_KEY }, open: openDesk })
