/**
 * Chance in play: every outcome follows from a table's seed and the outcome's number, and the seed from a
 * secret the server was committed to together with a nonce of every player. The docstrings say it exactly
 * enough to be written again in any language.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Random } from './game.ts'

/** Chance whose whole state is one number: how many outcomes have been asked since the table began. */
export type SeededRandom = Random & { readonly asked: number }

const wordsInBlock = 8
const wordValues = 2 ** 32

/**
 * The words of outcome number `k`. Block `b`, from 0 on, is HMAC-SHA256 with the seed as its key over eight
 * bytes: `k`, then `b`, each a big-endian unsigned 32-bit integer. A block's 32 bytes are eight big-endian
 * unsigned 32-bit words, and the blocks follow one another.
 */
const wordsOf = (seed: Uint8Array, k: number): (() => number) => {
  const message = new DataView(new ArrayBuffer(8))
  message.setUint32(0, k)
  let block = message
  let taken = 0
  return () => {
    const place = taken % wordsInBlock
    if (place === 0) {
      message.setUint32(4, taken / wordsInBlock)
      const digest = hmac(sha256, seed, new Uint8Array(message.buffer))
      block = new DataView(digest.buffer, digest.byteOffset)
    }
    taken += 1
    return block.getUint32(4 * place)
  }
}

/**
 * Uniform in 0 … n-1: the next word below the largest multiple of n that 2^32 holds, modulo n. Words from
 * that multiple on are passed over, since they would favour small values.
 */
const uniform = (nextWord: () => number, n: number): number => {
  const limit = wordValues - (wordValues % n)
  let word = nextWord()
  while (word >= limit) word = nextWord()
  return word % n
}

/**
 * Fisher–Yates from the end: for i = length-1 down to 1, in that order, j is uniform in 0 … i and the items
 * at i and j change places. `uniformBelow(n)` is uniform in 0 … n-1.
 */
export const shuffleBy = <T>(uniformBelow: (n: number) => number, items: readonly T[]): T[] => {
  const pile = items.slice()
  for (let i = pile.length - 1; i > 0; i -= 1) {
    const j = uniformBelow(i + 1)
    // Both indices are below the length.
    const moved = pile[i] as T
    pile[i] = pile[j] as T
    pile[j] = moved
  }
  return pile
}

/**
 * The chance of a table whose seed is `seed`, from outcome number `asked` on. Every call of `int` or
 * `shuffle` is one outcome, numbered from 0 since the table began, and reads its own words from the first:
 * `int(n)`, n from 1 to 2^32, one uniform value; `shuffle` one for each exchange (see `shuffleBy`).
 */
export const seededRandom = (seed: Uint8Array, asked: number): SeededRandom => {
  let next = asked
  const startOutcome = () => {
    const nextWord = wordsOf(seed, next)
    next += 1
    return (n: number) => uniform(nextWord, n)
  }
  return {
    get asked() {
      return next
    },
    shuffle: (items) => shuffleBy(startOutcome(), items),
    int: (n) => {
      if (!Number.isInteger(n) || n < 1 || n > wordValues)
        throw new RangeError(`int(${n}) is not in 1 … 2^32`)
      return startOutcome()(n)
    },
  }
}

/** What a table's seed is made of. */
export type SeedParts = {
  /** The server's secret: 32 bytes in 64 hex digits. */
  readonly secret: string
  readonly table: string
  /** One a seat, in seat order, each 1–64 of `A-Za-z0-9_-`. */
  readonly nonces: readonly string[]
}

/**
 * The 32 bytes of a table's seed: HMAC-SHA256 with the secret's bytes as its key over the UTF-8 of the JSON
 * text `["<table>",["<nonce of seat 0>", …]]`, written without spaces.
 */
export const deriveSeed = ({ secret, table, nonces }: SeedParts): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([table, nonces])))

/** What the server shows of a secret when a table opens: SHA-256 of the secret's bytes, in hex. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))
