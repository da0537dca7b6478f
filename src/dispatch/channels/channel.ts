/** A channel of an owner: made, renewed, shown. Pure. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { customAlphabet } from 'nanoid'
import type { Fields, Line } from '../../notify/channel.ts'
import { ALPHABET } from '../../players/ids.ts'
import type { ChannelLine, ChannelState, ChannelWish } from '../types.ts'
import type { Channel } from './store.ts'

/** 12 signs, 59 bits: it names, the code proves. */
const newId = customAlphabet(ALPHABET, 12)
/** 22 signs, 109 bits. */
const newCode = customAlphabet(ALPHABET, 22)

/** The parts of addresses that may change while the place stays the same. */
const CREDENTIALS = ['p256dh', 'auth', 'secret', 'token']

const placeOf = (address: Fields): string =>
  JSON.stringify(Object.entries(address).filter(([field]) => !CREDENTIALS.includes(field)))

export const atPlace = (channels: readonly Channel[], kind: string, address: Fields): Channel | undefined =>
  channels.find((one) => one.kind === kind && placeOf(one.address) === placeOf(address))

/** The place by a name that does not give it away, the same for all its owners; null for a browser: it has one. */
export const sharedPlace = ({ kind, address }: Channel): string | null =>
  kind === 'web-push' ? null : bytesToHex(sha256(utf8ToBytes(`${kind} ${placeOf(address)}`)))

/** Whoever owns a mailbox is asked first, unless they have said yes and not taken it back. */
const stateOf = ({ via }: Line, known: Channel | undefined): ChannelState =>
  via === 'mail' && known?.state !== 'on' ? 'unconfirmed' : 'on'

/** The channel at a checked address: a new one, or the one that was there with all that is new about it. */
export const channelAt = (
  line: Line,
  { kind, label, origin }: Omit<ChannelWish, 'fields'>,
  known: Channel | undefined,
  now: number,
): Channel => ({
  id: known?.id ?? newId(),
  kind,
  address: line.address,
  shown: line.shown,
  label,
  origin,
  code: known?.code ?? newCode(),
  state: stateOf(line, known),
  failure: null,
  addedAt: known?.addedAt ?? now,
  lastAt: known?.lastAt ?? null,
  freeAt: known?.freeAt ?? 0,
  message: known?.message ?? null,
})

/** As its owner may see it. */
export const shownChannel = (channel: Channel): ChannelLine => {
  const { id, kind, shown, label, state, failure, addedAt, lastAt } = channel
  return { id, kind, shown, label, state, failure, addedAt, lastAt }
}
