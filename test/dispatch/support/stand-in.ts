/** An address at the stand-in for other people's services, as tests inside workerd see it. */
import { customAlphabet } from 'nanoid'
import { inject } from 'vitest'
import type { ChannelId, Fields } from '../../../src/notify/channel.ts'
import { makeSecret } from '../../../src/notify/webhook.ts'

/** `hang`: never answers. `drop`: hangs up. */
export type Told =
  | {
      readonly status: number
      readonly headers?: { readonly [name: string]: string }
      readonly body?: string
    }
  | 'hang'
  | 'drop'

export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: { readonly [name: string]: string }
  /** Byte by byte. */
  readonly body: string
  readonly told: Told
}

export type StandIn = {
  readonly kind: ChannelId
  readonly fields: Fields
  /** Of the next requests, one after another; all others are accepted. */
  tell(...told: readonly Told[]): Promise<void>
  received(): Promise<readonly Received[]>
}

const newKey = customAlphabet('abcdefghijklmnopqrstuvwxyz', 32)

const fieldsOf = (kind: ChannelId, url: string, key: string): Fields => {
  switch (kind) {
    case 'discord':
      return { url: `${url}/api/webhooks/123456789012345678/${key}` }
    case 'slack':
      return { url: `${url}/services/T0AAAAAAA/B0BBBBBBB/${key}` }
    case 'ntfy':
      return { url: `${url}/${key}` }
    case 'telegram':
      return { token: `123456789:${key}`, chat: '42', api: url }
    case 'webhook':
      return { url: `${url}/hooks/${key}`, secret: makeSecret() }
    case 'web-push':
    case 'email':
      throw new Error(`${kind} has no stand-in here`)
  }
}

export const standIn = async (kind: ChannelId): Promise<StandIn> => {
  const url = inject('services')
  const key = newKey()
  const control = async (method: string, told: readonly Told[]): Promise<readonly Received[]> => {
    const init = method === 'GET' ? {} : { method, body: JSON.stringify(told) }
    return (await fetch(`${url}/control/${key}`, init)).json()
  }
  await control('PUT', [])
  return {
    kind,
    fields: fieldsOf(kind, url, key),
    tell: async (...told) => void (await control('PUT', told)),
    received: () => control('GET', []),
  }
}

export const acceptedAt = async (service: StandIn): Promise<readonly Received[]> =>
  (await service.received()).filter(({ told }) => typeof told === 'object' && told.status === 200)

export const textOf = (got: Received | undefined): string =>
  new TextDecoder().decode(Uint8Array.from(got?.body ?? '', (byte) => byte.charCodeAt(0)))
