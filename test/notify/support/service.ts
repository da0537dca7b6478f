/** Somebody else's service: a real HTTP server on loopback that keeps what it got and answers as told. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** `hang`: never answers. `drop`: hangs up. `stall`: answers with a beginning and leaves it at that. */
export type Answer =
  | {
      readonly status: number
      readonly headers?: { readonly [name: string]: string }
      readonly body?: string
    }
  | 'hang'
  | 'drop'
  | 'stall'

export type Service = {
  readonly url: string
  readonly received: Received[]
  answer: (got: Received) => Answer
}

export const serve = async (
  answer: (got: Received) => Answer = () => ({ status: 200 }),
): Promise<Service> => {
  const service = { url: '', received: [] as Received[], answer }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const got = { method, path: url, headers, body: Buffer.concat(chunks) }
    service.received.push(got)
    const told = service.answer(got)
    if (told === 'hang') return
    if (told === 'drop') return void request.socket.destroy()
    if (told === 'stall') return void response.writeHead(200, { 'content-length': 100 }).write('{')
    response.writeHead(told.status, told.headers).end(told.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  service.url = `http://127.0.0.1:${address.port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}

export const last = ({ received }: Service): Received => {
  const got = received.at(-1)
  if (!got) throw new Error('the service got nothing')
  return got
}
