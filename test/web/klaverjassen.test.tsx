/** What the board of Klaverjassen says beyond what every board does: trumps, roem, points, nat and pit. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { deck, orderUnder } from '../../src/games/klaverjassen/deck.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import type { KlaverjassenState } from '../../src/games/klaverjassen/state.ts'
import type { Lang } from '../../src/players/types.ts'
import { sortByOrder } from '../../src/web/boards/sort.ts'
import { gameText } from '../../src/web/text/games.ts'
import { cardsOf, playAll } from '../support/hands.ts'
import {
  beforeLastTrick,
  facing,
  lastTrick,
  newGame,
  oneTrick,
  play,
  position,
} from '../support/klaverjassen.ts'
import { lookAt, pageOf } from './support/looks.tsx'

const game: AnyGame = klaverjassen

/** The page as text: tags are spaces, and spaces are one. */
const said = (state: KlaverjassenState, viewer: number | null, lang: Lang = 'en'): string =>
  pageOf(lookAt(game, state, viewer), lang)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const after = (start: KlaverjassenState, cards: string): KlaverjassenState =>
  playAll(klaverjassen, start, cards.split(' ').map(play)).state

test.each([
  ['H', 'JH 9H AH TH 7H AS JS 9S TC KC QC'],
  ['C', 'TC KC QC AH TH JH 9H 7H AS JS 9S'],
  ['S', 'JS 9S AS AH TH JH 9H 7H TC KC QC'],
  [null, 'AS JS 9S AH TH JH 9H 7H TC KC QC'],
] as const)('with trumps %s a hand stands as the game ranks it', (trump, order) => {
  const hand = cardsOf(deck, '7H 9H TH JH AH QC KC TC 9S JS AS')
  expect(sortByOrder(hand, orderUnder(trump), trump).join(' ')).toBe(order)
})

describe('the middle', () => {
  test('names trumps and who made them', () => {
    const state = position({ maker: 3, hands: ['7C', '8C', '9C', 'TC'] })
    expect(said(state, 0)).toContain('Trumps hearts by Hyunwoo')
    expect(said(state, 0, 'ko')).toContain('으뜸패 하트 Hyunwoo 님')
  })

  test('says what a trick’s roem is, whose and with which cards, and the points so far by team', () => {
    const state = after(oneTrick({}, 'TH JH QH 8C'), 'TH JH QH 8C')
    for (const viewer of [0, 1, 2, 3, null]) {
      expect(said(state, viewer)).toContain(
        'Roem 40 with stuk for Jisoo : 10 of hearts jack of hearts queen of hearts',
      )
    }
    expect(said(state, 1)).toContain('Your team 33 + roem 40 The others 0')
    expect(said(state, 0)).toContain('Your team 0 The others 33 + roem 40')
    expect(said(state, null)).toContain('Mina and Tom 0 Jisoo and Hyunwoo 33 + roem 40')
  })

  test('shows the card turned up, and the suit that may not be named', () => {
    const turned = newGame({ trumpChoice: 'turnUp', afterTurnUp: 'choose' })
    expect(said(turned, 2)).toContain('2 of clubs turned up')
    const pass = { type: 'pass' } as const
    const { state } = playAll(klaverjassen, turned, [pass, pass, pass, pass])
    expect(said(state, 2)).toContain('Not clubs: all have passed it.')
    expect(said(state, 0)).toContain('All have passed: Mina has to name trumps')
  })
})

describe('the sheet', () => {
  test('marks nat in place of the score, and keeps what the tricks had brought', () => {
    const state = playAll(klaverjassen, beforeLastTrick({ cardPoints: [80, 82] }), lastTrick).state
    expect(said(state, 0)).toContain('1 hearts Mina nat 80 162 82')
    expect(said(state, 0, 'ko')).toContain('1 하트 Mina 나트(nat) 80 162 82')
  })

  test('marks pit beside the score', () => {
    const pit = beforeLastTrick({ options: { pit: true }, cardPoints: [162, 0], tricks: [8, 0] })
    expect(said(playAll(klaverjassen, pit, lastTrick).state, 0)).toContain(
      '1 hearts Mina 262 pit 162 + roem 100 · 0 Total 262 0',
    )
  })
})

describe('the strip asks', () => {
  const amsterdam = { play: 'amsterdam' } as const
  const turned = newGame({ trumpChoice: 'turnUp' })

  test.each<[string, string, KlaverjassenState]>([
    ['make trumps, or pass', '으뜸패를 정하거나 패스하세요', newGame()],
    ['make trumps', '으뜸패를 정하세요', newGame({ trumpChoice: 'forced' })],
    ['accept clubs, or pass', '클럽을 받거나 패스하세요', turned],
    ['lead a card', '첫 카드를 내세요', position({ hands: ['7C', '8C', '9C', 'TC'] })],
    ['follow clubs', '클럽을 따라 내세요', facing({}, '9C', '7C 8H KS')],
    ['play a higher trump', '더 높은 으뜸패를 내세요', facing({}, '9C QH', '8H 9H KS')],
    ['play a trump', '으뜸패를 내세요', facing({}, '9C', '8H KS')],
    ['play no lower trump', '낮은 으뜸패는 못 내요', facing(amsterdam, '9C QH', '8H KS')],
    ['clubs were led', '클럽이 나왔어요', facing({}, '9C', '7S KS')],
  ])('%s', (english, korean, state) => {
    const view = klaverjassen.view(state, state.turn)
    expect(gameText('en', 'klaverjassen').asked(view)).toBe(english)
    expect(gameText('ko', 'klaverjassen').asked(view)).toBe(korean)
  })
})
