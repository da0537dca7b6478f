/** A WebSocket that counts the very bytes it is sent, and costs next to nothing: short text frames only. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { bearer } from './client.ts'

/** What a socket was told beside the answers to its own acts; bytes with their framing. */
export type Told = { readonly messages: number; readonly bytes: number }

export type Line = {
  /** Sends an act and waits for its answer. @throws when it is refused. */
  readonly act: (act: { readonly key: string; readonly [field: string]: unknown }) => Promise<void>
  readonly told: () => Told
  /** Of all that has come, the handshake's answer included. */
  readonly bytesRead: () => number
  readonly close: () => void
}

const upgrade = (port: number, path: string, token: string | undefined): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      headers: {
        ...bearer(token),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    })
    asked.on('error', reject)
    asked.on('response', ({ statusCode }) => reject(new Error(`${path}: ${statusCode} instead of a socket`)))
    asked.on('upgrade', (_, socket, head) => {
      socket.unshift(head)
      resolve(socket)
    })
    asked.end()
  })

/** RFC 6455, 5.2: a whole text frame under 64 KB, masked by zeros. */
const textFrame = (text: string): Buffer => {
  const body = Buffer.from(text)
  const mask = [0, 0, 0, 0]
  const head =
    body.length < 126
      ? [0x81, 0x80 | body.length, ...mask]
      : [0x81, 0xfe, body.length >> 8, body.length & 0xff, ...mask]
  return Buffer.concat([Buffer.from(head), body])
}

/** Where the first frame of these bytes begins its text and ends, or null while it is not whole. */
const frameIn = (bytes: Buffer): { readonly from: number; readonly to: number } | null => {
  if (bytes.length < 2) return null
  const short = bytes.readUInt8(1)
  const from = short < 126 ? 2 : 4
  if (bytes.length < from) return null
  const to = from + (short < 126 ? short : bytes.readUInt16BE(2))
  return bytes.length < to ? null : { from, to }
}

/** Calls with each text frame and its whole length. */
const onFrame = (socket: Socket, take: (text: string, bytes: number) => void): void => {
  let pending = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk])
    for (let frame = frameIn(pending); frame !== null; frame = frameIn(pending)) {
      take(pending.toString('utf8', frame.from, frame.to), frame.to)
      pending = pending.subarray(frame.to)
    }
  })
}

/** A socket to a table, for the person with this token. */
export const openLine = async (port: number, path: string, token?: string): Promise<Line> => {
  const socket = await upgrade(port, path, token)
  const waiting = new Map<string, PromiseWithResolvers<string>>()
  let told: Told = { messages: 0, bytes: 0 }
  onFrame(socket, (text, bytes) => {
    const key = /^\{"key":"([^"]+)"/.exec(text)?.[1]
    if (key === undefined) told = { messages: told.messages + 1, bytes: told.bytes + bytes }
    else waiting.get(key)?.resolve(text)
  })
  // A socket may also end by the service's being started anew: that matters to those alone who wait for it.
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${path}: the socket has closed`))
  })
  return {
    act: async (act) => {
      const answered = Promise.withResolvers<string>()
      waiting.set(act.key, answered)
      socket.write(textFrame(JSON.stringify(act)))
      const text = await answered.promise
      waiting.delete(act.key)
      if (!text.includes('"ok":true')) throw new Error(text)
    },
    told: () => told,
    bytesRead: () => socket.bytesRead,
    close: () => socket.destroy(),
  }
}

export const addTold = (lines: readonly Line[]): Told =>
  lines
    .map((line) => line.told())
    .reduce((sum, { messages, bytes }) => ({ messages: sum.messages + messages, bytes: sum.bytes + bytes }), {
      messages: 0,
      bytes: 0,
    })
