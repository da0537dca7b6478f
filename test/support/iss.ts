/** Reads lines of the International Skat Server as its protocol describes them, apart from what writes them. */
import { z } from 'zod'
import type { SuitCard } from '../../src/engine/cards.ts'
import type { Contract } from '../../src/games/skat/contract.ts'
import { deck } from '../../src/games/skat/deck.ts'
import type { SkatMove } from '../../src/games/skat/moves.ts'
import { cardsOf } from './hands.ts'

/** Whose each move is: 0 forehand, 1 middlehand, 2 rearhand. */
type Said = readonly [number, SkatMove]

export type IssDeal = {
  readonly fields: { readonly [name: string]: string }
  /** The hands of forehand, middlehand and rearhand, then the skat. */
  readonly pile: readonly SuitCard[]
  readonly moves: readonly Said[]
  /** `d`, `v`, `m` … as numbers. */
  readonly figures: { readonly [name: string]: number }
  /** The parts of the result without a colon: `win`, `bidok`, `passed` … */
  readonly flags: readonly string[]
}

const cards = (text: string): readonly SuitCard[] =>
  cardsOf(
    deck,
    text
      .split('.')
      .map((code) => code.slice(1) + code.slice(0, 1))
      .join(' '),
  )

const gameOf = z
  .enum(['D', 'H', 'S', 'C', 'G', 'N'])
  .transform((letter): Contract['game'] => (letter === 'G' ? 'grand' : letter === 'N' ? 'null' : letter))

const levelOf = (modifiers: string): Contract['level'] => {
  if (modifiers.includes('O')) return 'ouvert'
  if (modifiers.includes('Z')) return 'schwarz'
  return modifiers.includes('S') ? 'schneider' : 'plain'
}

/** `CHZ`, `D.ST.H8`, `NO` with discards and an open hand: one or two moves, the skat being taken or not. */
const announced = (role: number, word: string, taken: boolean): readonly Said[] => {
  const [name = '', ...shown] = word.split('.')
  const game = gameOf.parse(name.charAt(0))
  const announce: Said = [role, { type: 'announce', game, level: levelOf(name.slice(1)) }]
  if (!taken) return [[role, { type: 'hand' }], announce]
  const discards = deck.sort(cards(shown.slice(0, 2).join('.')))
  return [[role, { type: 'discard', cards: discards }], announce]
}

const moveOf = (role: number, word: string, taken: boolean): readonly Said[] => {
  if (word === 'y') return [[role, { type: 'hold' }]]
  if (word === 'p') return [[role, { type: 'pass' }]]
  if (word === 's') return [[role, { type: 'pickUp' }]]
  if (word === 'RE') return [[role, { type: 'concede' }]]
  if (/^\d+$/.test(word)) return [[role, { type: 'bid', value: Number(word) }]]
  if (/^[CDHS][7-9TJQKA]$/.test(word)) {
    return cards(word).map((card): Said => [role, { type: 'play', card }])
  }
  return announced(role, word, taken)
}

const readMoves = (words: readonly string[]): readonly Said[] => {
  const moves: Said[] = []
  for (let index = 0; index + 1 < words.length; index += 2) {
    const [who = '', word = ''] = words.slice(index, index + 2)
    // The world's words are the deal and the skat, which the deal holds already.
    if (who === 'w') continue
    moves.push(
      ...moveOf(
        Number(who),
        word,
        moves.some(([, { type }]) => type === 'pickUp'),
      ),
    )
  }
  return moves
}

export const readIss = (line: string): IssDeal => {
  const fields = Object.fromEntries(
    [...line.matchAll(/(\w+)\[([^\]]*)\]/g)].map(([, name = '', text = '']) => [name, text]),
  )
  const words = (fields.MV ?? '').trim().split(' ')
  const parts = (fields.R ?? '').split(' ')
  const figures = parts.flatMap((part) => {
    const [name = '', value] = part.split(':')
    return value === undefined ? [] : [[name, Number(value)] as const]
  })
  return {
    fields,
    pile: cards(words[1] ?? ''),
    moves: readMoves(words.slice(2)),
    figures: Object.fromEntries(figures),
    flags: parts.filter((part) => part !== '' && !part.includes(':')),
  }
}
