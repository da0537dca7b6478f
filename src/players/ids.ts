/** Random ids that survive being read aloud: no look-alikes, one case. */
import { customAlphabet } from 'nanoid'

/** Digits and letters without `0 1 i l o`: 31 signs. */
export const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** 22 signs, 109 bits. Whoever knows one knows only a name, yet none is ever shown to others. */
export const PLAYER_ID_LENGTH = 22
export const newPlayerId = customAlphabet(ALPHABET, PLAYER_ID_LENGTH)
