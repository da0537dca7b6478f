/** Requests with as little of their own cost as can be, since they share the machine. */
import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Idle connections to a service that ends would be used once more, and fail. */
export const dropConnections = (): void => agent.destroy()

export type Call = {
  readonly port: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: object
}

export const bearer = (token: string | undefined): { readonly authorization?: string } =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

const headersOf = ({ token }: Call, body: string) => ({
  ...bearer(token),
  ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
})

type Answered = { readonly text: string; readonly answer: IncomingMessage }

const send = (call: Call, by: Agent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { port, method, path } = call
    const body = call.body === undefined ? '' : JSON.stringify(call.body)
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: by,
      headers: headersOf(call, body),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isFine = [200, 201, 204].includes(answer.statusCode ?? 0)
        isFine
          ? resolve({ text, answer })
          : reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
      })
    })
    asked.end(body)
  })

/** The text of the answer. @throws when it is a refusal. */
export const ask = async (call: Call): Promise<string> => (await send(call, agent)).text

/** How many bytes an answer has, in its body and with its head. @throws when it is a refusal. */
export const bytesOf = async (call: Call): Promise<{ readonly body: number; readonly all: number }> => {
  const { text, answer } = await send(call, new Agent())
  return { body: Buffer.byteLength(text), all: answer.socket.bytesRead }
}
