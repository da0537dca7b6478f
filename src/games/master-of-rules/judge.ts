/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { isRule, type Kind, kindOf, otherKind, type PlayCard, type Rule } from './cards.ts'
import { isMove, type MasterMove, playMove, takeMove } from './moves.ts'
import { justPlayed, type MasterState } from './state.ts'

export type MasterRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'not-in-display'
  | 'not-in-hand'
  | 'wrong-kind'
  | 'rule-already-played'

const refuse = (code: MasterRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

const rulesInHand = ({ hands }: MasterState, seat: Seat): readonly Rule[] => hands[seat]?.rule ?? []

/** Whether a rule lies face up in this deal, before a seat or on the automated player. */
export const isPlayed = (
  { table, automated }: Pick<MasterState, 'table' | 'automated'>,
  rule: Rule,
): boolean => automated.rule === rule || table.some((cards) => cards.includes(rule))

/** Whether every rule the seat holds already lies on the table, so that it may play any of them. */
const isForced = (state: MasterState, seat: Seat): boolean =>
  rulesInHand(state, seat).every((rule) => isPlayed(state, rule))

/** The kind a seat must play now; null when it may choose. */
export const kindDue = ({ table, options, first }: MasterState, seat: Seat): Kind | null => {
  const [own] = table[seat] ?? []
  if (own !== undefined) return otherKind(kindOf(own))
  const [led] = table[first] ?? []
  return options.leadKind && led !== undefined ? kindOf(led) : null
}

const isOneOf = (cards: readonly PlayCard[], code: string): boolean => cards.some((card) => card === code)

const legalPlays = (state: MasterState, seat: Seat): readonly PlayCard[] => {
  const due = kindDue(state, seat)
  const numbers = due === 'rule' ? [] : (state.hands[seat]?.number ?? [])
  const held = due === 'number' ? [] : new Set(rulesInHand(state, seat))
  const all = isForced(state, seat)
  return [...numbers, ...[...held].filter((rule) => all || !isPlayed(state, rule))]
}

export const legalMoves = (state: MasterState, seat: Seat): readonly MasterMove[] => {
  if (state.phase === 'over' || state.turn !== seat) return []
  if (state.phase === 'play') return legalPlays(state, seat).map((card) => playMove(card))
  return [...new Set<PlayCard>(state.display[justPlayed(state, seat)])].map((card) => takeMove(card))
}

/** Why a card of the hand may not be played now. */
const judgeCard = (state: MasterState, seat: Seat, card: string): Refusal | null => {
  const kind: Kind = isRule(card) ? 'rule' : 'number'
  const due = kindDue(state, seat)
  if (due !== null && due !== kind) return refuse('wrong-kind', { kind: due })
  return isRule(card) && isPlayed(state, card) && !isForced(state, seat)
    ? refuse('rule-already-played', { rule: card })
    : null
}

const judgePlay = (state: MasterState, seat: Seat, card: string): Refusal | null => {
  const { number = [], rule = [] } = state.hands[seat] ?? {}
  return isOneOf([...number, ...rule], card) ? judgeCard(state, seat, card) : refuse('not-in-hand', { card })
}

const judgeTake = (state: MasterState, seat: Seat, card: string): Refusal | null =>
  isOneOf(state.display[justPlayed(state, seat)], card) ? null : refuse('not-in-display', { card })

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: MasterState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (move.type !== state.phase) return refuse('wrong-phase', { phase: state.phase })
  switch (move.type) {
    case 'take':
      return judgeTake(state, seat, move.card)
    case 'play':
      return judgePlay(state, seat, move.card)
  }
}

/** A card of the own hand that has to wait, and why. */
export type Waiting = { readonly card: PlayCard; readonly why: Refusal }

/** Each card this seat may not play now, once; none when it may play all or is not to play. */
export const waiting = (state: MasterState, seat: Seat): readonly Waiting[] => {
  if (state.phase !== 'play' || state.turn !== seat) return []
  const { number = [], rule = [] } = state.hands[seat] ?? {}
  return [...new Set<PlayCard>([...number, ...rule])].flatMap((card) => {
    const why = judgeCard(state, seat, card)
    return why === null ? [] : [{ card, why }]
  })
}
