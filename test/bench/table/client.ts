/** Requests with as little of their own cost as can be, since they share the machine. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

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

/** The text of the answer. @throws when it is no 2xx. */
export const ask = (call: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, method, path } = call
    const body = call.body === undefined ? '' : JSON.stringify(call.body)
    const asked = request({ host: '127.0.0.1', port, method, path, agent, headers: headersOf(call, body) })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const ok = answer.statusCode === 200 || answer.statusCode === 201
        ok ? resolve(text) : reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
      })
    })
    asked.end(body)
  })
