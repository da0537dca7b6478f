/** What a decent beginner does in the rummies, Doubt and Master of Rules, and the bots do. */
import { describe, expect, test } from 'vitest'
import { doubt as doubtBot } from '../../src/bots/doubt.ts'
import { ginRummy as ginRummyBot } from '../../src/bots/gin-rummy.ts'
import { masterOfRules as masterBot } from '../../src/bots/master-of-rules.ts'
import { rummy as rummyBot } from '../../src/bots/rummy.ts'
import { deck as doubtDeck } from '../../src/games/doubt/deck.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { deck as ginRummyDeck } from '../../src/games/gin-rummy/deck.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { after, position as doubtPosition, lay } from '../support/doubt.ts'
import { dealt } from '../support/gin-rummy.ts'
import { cardsOf } from '../support/hands.ts'
import { position as masterPosition } from '../support/master-of-rules.ts'
import { position as rummyPosition, set } from '../support/rummy.ts'
import { answersOf } from './support.ts'

describe('Gin Rummy', () => {
  type Position = { readonly hand: string; readonly top?: string; readonly stock?: string }

  const play = (phase: 'draw' | 'discard', { hand, top = 'QD', stock }: Position) => {
    const state = dealt({ hands: ['AD 2D 3D 4D 5D 6D 8D 9D TD JD', '8C 9C TC JC QC 8S 9S TS JS QS'] })
    return answersOf(ginRummy, ginRummyBot, {
      ...state,
      phase,
      hands: [cardsOf(ginRummyDeck, hand), state.hands[1] ?? []],
      pile: cardsOf(ginRummyDeck, top),
      stock: stock === undefined ? state.stock : cardsOf(ginRummyDeck, stock),
    })
  }

  test('takes from the pile what makes a meld, and nothing else', () => {
    const hand = '3C 4C 7D 7H 9S JD KH KS 2H AS'
    expect(play('draw', { hand, top: '5C' })).toEqual(['draw discard'])
    expect(play('draw', { hand, top: '8C' })).toEqual(['draw stock'])
  })

  test('knocks early with ten or less left over', () => {
    expect(play('discard', { hand: '2C 3C 4C 7D 7H 7S KD KH KS AC 9H' })).toEqual(['knock 9H'])
  })

  test('drops the dearest card that leads to nothing', () => {
    expect(play('discard', { hand: '2C 3C 4C 7D 7H 7S 5S 5H 9H TH KD' })).toEqual(['discard KD'])
  })

  test('late in the deal waits for less with nine left over', () => {
    const hand = '2C 3C 4C 7D 7H 7S 4S 2H 3D AH KC'
    expect(play('discard', { hand, stock: '9H TH JH QH' })).toEqual(['discard KC'])
  })
})

describe('Rummy', () => {
  test('lays a meld as soon as it has one', () => {
    const state = rummyPosition({ hands: ['5C 5D 5H 9S KD', '2C 3C'] })
    expect(answersOf(rummy, rummyBot, state)).toEqual(['meld set 5C 5D 5H'])
  })

  test('lays off what fits', () => {
    const state = rummyPosition({ hands: ['5S 9S KD', '2C 3C'], table: [set(1, '5C 5D 5H')] })
    expect(answersOf(rummy, rummyBot, state)).toEqual(['layOff 0 5S'])
  })

  test('discards the dearest card that leads to nothing', () => {
    const state = rummyPosition({ hands: ['5S 6S 9D 9H KD', '2C 3C'] })
    expect(answersOf(rummy, rummyBot, state)).toEqual(['discard KD'])
  })

  test('takes from the pile what makes a meld, and nothing else', () => {
    const drawing = (pile: string) =>
      ({ ...rummyPosition({ hands: ['5S 6S 9D 9H KD', '2C 3C'], pile }), phase: 'draw' }) as const
    expect(answersOf(rummy, rummyBot, drawing('7S'))).toEqual(['draw discard'])
    expect(answersOf(rummy, rummyBot, drawing('QH'))).toEqual(['draw stock'])
  })
})

describe('Doubt', () => {
  /** All cards but these. */
  const rest = (...taken: readonly string[]) =>
    doubtDeck.cards.filter((card) => !taken.some((text) => text.includes(card))).join(' ')

  test('doubts a claim its own cards disprove', () => {
    const [own, claimed] = ['5C 5D 5H XB XR 2C', '5S 9S']
    const state = doubtPosition({ due: '5', hands: [`${claimed} 3C`, own, rest(own, claimed, '3C')] })
    expect(answersOf(doubt, doubtBot, after(state, [0, lay(claimed)]))).toEqual(['doubt'])
  })

  test('does not doubt what must be true', () => {
    const hands = ['5C 5D', rest('5C 5D 5H'), '5H']
    const state = doubtPosition({ options: { doubters: 'anyone' }, due: '5', hands })
    expect(answersOf(doubt, doubtBot, after(state, [0, lay('5C 5D')]))).toEqual(['accept'])
  })

  test('does not let a doubtful last card win', () => {
    const state = doubtPosition({ due: '5', hands: ['9C', '2C 3C', rest('9C 2C 3C')] })
    expect(answersOf(doubt, doubtBot, after(state, [0, lay('9C')]))).toEqual(['doubt'])
  })

  test('goes out honestly', () => {
    const state = doubtPosition({ due: '5', hands: ['5C 5D XB', '2C 3C 4C', rest('5C 5D XB 2C 3C 4C')] })
    expect(answersOf(doubt, doubtBot, state)).toEqual(['play 5C 5D XB'])
  })
})

describe('Master of Rules', () => {
  // The last of three to play a rule: the five numbers lie there, 17 in all and of five colours.
  test('plays the rule that has come true', () => {
    const state = masterPosition({
      hands: ['', '', 'TRIO LIMIT'],
      table: ['B1 ONLY', 'R2 BEST', 'Y3'],
      automated: 'G4 P7 SUPPORT',
    })
    expect(answersOf(masterOfRules, masterBot, state)).toEqual(['play LIMIT'])
  })

  // Nothing comes true for the last of three any more; a second six takes the rule from seat 0, a five from nobody.
  test.each(['P6 P5', 'P5 P6'])('with %s plays what helps the others least', (numbers) => {
    const state = masterPosition({
      hands: ['', '', numbers],
      table: ['B6 ONLY', 'R9 TRIO', 'LIMIT'],
      automated: 'G8 Y7',
    })
    expect(answersOf(masterOfRules, masterBot, state)).toEqual(['play P6'])
  })

  test('takes the rule that earns a bonus', () => {
    const state = masterPosition({
      hands: ['B1 ONLY', 'R2', 'Y3'],
      table: ['G1 ONLY', 'R9', 'Y9'],
      display: 'TRIO BEST',
      scored: ['BEST BEST LIMIT', '', ''],
    })
    const taking = { ...state, phase: 'take', turn: 0, trick: 2 } as const
    expect(answersOf(masterOfRules, masterBot, taking)).toEqual(['take BEST'])
  })
})
