/** Table ids: unguessable, short enough to read aloud. */
import { customAlphabet } from 'nanoid'
import { ALPHABET } from '../players/ids.ts'

/** 16 signs of 31: 79 bits. */
export const TABLE_ID_LENGTH = 16
export const newTableId = customAlphabet(ALPHABET, TABLE_ID_LENGTH)

/** A nonce for somebody who brought none. */
export const newNonce = customAlphabet(ALPHABET, 24)
