/** Chance beside the game's own: what a bot asks, and how long it takes. Pure. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Random } from '../engine/game.ts'
import { seededRandom } from '../engine/random.ts'
import type { Facts } from './facts.ts'

/**
 * The chance for one purpose, from its beginning: the same again for the same parts. It follows from the secret, so
 * nobody outside can tell it before the end, and asks nothing of the chance the cards are dealt by.
 */
export const chanceFor = ({ secret, id }: Facts, ...purpose: readonly (string | number)[]): Random =>
  seededRandom(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([id, 'beside', ...purpose]))), 0)
