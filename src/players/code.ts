/** A carry-over code as text: eight characters, shown in two halves, typed in any manner. */
import { customAlphabet } from 'nanoid'
import { ALPHABET } from './ids.ts'

export const CODE_MS = 10 * 60 * 1000
/** The wrong try that ends a code. */
export const CODE_TRIES = 5

const LENGTH = 8
const HALF = LENGTH / 2
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** 31^8 codes, 39 bits; five tries at one known half hit with a chance of 1 in 184,000. */
export const newCode = customAlphabet(ALPHABET, LENGTH)

/** The code somebody typed, case, spaces and hyphens aside; null where no code can look like it. */
export const parseCode = (raw: string): string | null => {
  const code = raw.replace(/[\s\p{Pd}]/gu, '').toLowerCase()
  return CODE.test(code) ? code : null
}

/** As people read it: `K7QF-2MXA`. */
export const formatCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`.toUpperCase()

/** The half that names the object where a code is looked up. */
export const firstHalf = (code: string): string => code.slice(0, HALF)
