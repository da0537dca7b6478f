/** A socket to a table that keeps all it is told. */
import type { Json } from '../../../src/engine/game.ts'
import { raw } from './client.ts'

export type Socket = {
  readonly send: (message: Json) => void
  readonly sendText: (text: string) => void
  /** Every message so far, as text. */
  readonly heard: readonly string[]
  /** The next message that `fits`, one already here included; each is given once. */
  readonly next: (fits: (message: Heard) => boolean) => Promise<Heard>
  readonly close: () => void
}

export type Heard = { readonly [field: string]: Json }

const isHeard = (message: unknown): message is Heard =>
  typeof message === 'object' && message !== null && !Array.isArray(message)

export const knock = (id: string, headers: Record<string, string>): Promise<Response> =>
  raw(`/api/tables/${id}/live`, { headers: { upgrade: 'websocket', ...headers } })

export const connect = async (id: string, headers: Record<string, string> = {}): Promise<Socket> => {
  const { webSocket, status } = await knock(id, headers)
  if (!webSocket) throw new Error(`no socket: ${status}`)
  const heard: string[] = []
  const waiting: Heard[] = []
  let arrived = () => {}
  webSocket.accept()
  webSocket.addEventListener('message', ({ data }) => {
    heard.push(String(data))
    const message: unknown = JSON.parse(String(data))
    if (isHeard(message)) waiting.push(message)
    arrived()
  })
  const next = async (fits: (message: Heard) => boolean): Promise<Heard> => {
    for (;;) {
      const index = waiting.findIndex(fits)
      const [found] = index < 0 ? [] : waiting.splice(index, 1)
      if (found) return found
      await new Promise<void>((resolve) => {
        arrived = resolve
      })
    }
  }
  return {
    send: (message) => webSocket.send(JSON.stringify(message)),
    sendText: (text) => webSocket.send(text),
    heard,
    next,
    close: () => webSocket.close(),
  }
}
