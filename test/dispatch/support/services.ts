/**
 * Other people's services, for tests that run inside workerd: one real HTTP server on loopback beside it. Each key
 * is an address of its own, known by the key in the path or in the body; what it answers is told and what it got
 * is asked at /control/<key>.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Received, Told } from './stand-in.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly services: string
  }
}

type Place = { told: Told[]; readonly received: Received[] }

const places = new Map<string, Place>()

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const control = (key: string, method: string, body: Buffer, response: ServerResponse): void => {
  const place = places.get(key) ?? { told: [], received: [] }
  places.set(key, place)
  if (method === 'PUT') place.told = JSON.parse(body.toString())
  response.end(JSON.stringify(place.received))
}

/** Without anything told: accepted, by the name of a message as Discord gives it. */
const usual = (place: Place): Told => ({
  status: 200,
  body: JSON.stringify({ id: `${place.received.length}` }),
})

const serve = (place: Place, request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
  const { method = '', url = '', headers } = request
  const told = place.told.shift() ?? usual(place)
  place.received.push({
    method,
    path: url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body.toString('latin1'),
    told,
  })
  if (told === 'hang') return
  if (told === 'drop') return void request.socket.destroy()
  response.writeHead(told.status, told.headers).end(told.body ?? '')
}

const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '' } = request
  const body = await bodyOf(request)
  const [, controlled] = /^\/control\/(.+)$/.exec(url) ?? []
  if (controlled !== undefined) return control(controlled, method, body, response)
  const text = url + body.toString('latin1')
  const [, place] = [...places].find(([key]) => text.includes(key)) ?? []
  if (place === undefined) return void response.writeHead(404).end()
  serve(place, request, body, response)
}

export const setup = async (project: TestProject): Promise<() => void> => {
  const server = createServer(onRequest)
  // Else a connection is closed for idleness in the very moment the next request comes over it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  project.provide('services', `http://127.0.0.1:${address.port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
