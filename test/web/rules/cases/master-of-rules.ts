import { expect } from 'vitest'
import { isRule, type Rule, rules } from '../../../../src/games/master-of-rules/cards.ts'
import { dealsOf, type MasterOptions } from '../../../../src/games/master-of-rules/options.ts'
import { pointsOf, resultOf } from '../../../../src/games/master-of-rules/score.ts'
import { judgeDeal } from '../../../../src/games/master-of-rules/verdict.ts'
import { judged, optionsOf } from '../../../support/master-of-rules.ts'
import { type Case, type Cases, codesIn, figuresIn, says } from './case.ts'

const deals =
  (length: MasterOptions['length']): Case =>
  ({ text }) =>
    expect(text.split('\n').map(figuresIn)).toEqual(
      [3, 4, 5].map((seats) => [seats, dealsOf(optionsOf({ length }), seats)]),
    )

/** A text names the five rules in the order of their seats, then those that came true, before all else. */
const comesTrue: Case = ({ text, cards }) => {
  const named = codesIn(text).filter(isRule)
  const ruled = named.slice(0, 5)
  const came = judgeDeal(judged(cards.join(' '), ruled.join(' ')))
  const hit = ruled.filter((_, seat) => came[seat])
  // Where all are true the text has no need to name them again.
  if (hit.length < 5) expect(named.slice(5, 5 + hit.length)).toEqual(hit)
  else expect(named).toHaveLength(5)
}

const times = (counts: Partial<Record<Rule, number>>): readonly Rule[] =>
  rules.flatMap((rule) => Array.from({ length: counts[rule] ?? 0 }, () => rule))

const points =
  (chosen: Partial<MasterOptions>): Case =>
  ({ text }) => {
    const kept = [
      times({ TRIO: 3, ONLY: 3, LIMIT: 4 }),
      times({ TRIO: 2, ONLY: 2, LIMIT: 2, BEST: 2, SUPPORT: 2 }),
      times({ SUPPORT: 3, BEST: 3 }),
      times({ TRIO: 3, ONLY: 1, LIMIT: 1, BEST: 1, SUPPORT: 1 }),
      times({ SUPPORT: 4 }),
    ]
    expect(text.split('\n').map((row) => figuresIn(row).at(-1))).toEqual(
      kept.map((scored) => pointsOf(scored, optionsOf(chosen)).total),
    )
  }

/** Who wins of the three with two points each: the last name in the text. */
const tie =
  (edition: MasterOptions['edition']): Case =>
  (shown) => {
    const scored = [times({ TRIO: 1, SUPPORT: 1 }), times({ ONLY: 1, SUPPORT: 1 }), times({ SUPPORT: 2 })]
    const { scores, winners } = resultOf({ options: optionsOf({ edition }), scored })
    says(...scores)(shown)
    const named = shown.text.match(/Ann|Ben|Cho|민아|지수|도윤/g) ?? []
    expect(named.slice(0, 3).indexOf(named.at(-1) ?? '')).toBe(winners[0])
    expect([named.length, winners.length]).toEqual([4, 1])
  }

export const masterOfRules: Cases = {
  'deals-full': deals('full'),
  'deals-short': deals('short'),
  'judged-red': comesTrue,
  'judged-chain': comesTrue,
  points: points({}),
  'points-without-support': points({ edition: 'first' }),
  'tie-second': tie('second'),
  'tie-first': tie('first'),
}
