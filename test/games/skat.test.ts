import { describe, expect, test } from 'vitest'
import { skat } from '../../src/games/skat/index.ts'
import type { SkatMove } from '../../src/games/skat/moves.ts'
import type { SkatOptions } from '../../src/games/skat/options.ts'
import type { SkatState } from '../../src/games/skat/state.ts'
import { playAll, toldTo } from '../support/hands.ts'
import {
  after,
  announce,
  bid,
  concede,
  discard,
  forehandPlays,
  hand,
  hold,
  kontra,
  newGame,
  pass,
  pickUp,
  play,
  playable,
  position,
  re,
  refusedCode,
  sayable,
} from '../support/skat.ts'

const isko = { bidding: 'isko' } as const

describe('the start', () => {
  test('deals ten cards at a time, seat 0 first, whoever is forehand; two are left', () => {
    const { hands, skat: aside, turn } = newGame({}, 2)
    expect(hands.map((held) => `${held[0]} to ${held[9]}`)).toEqual(['7C to 8D', '9D to TH', 'JH to QS'])
    expect([aside, turn]).toEqual([['KS', 'AS'], 0])
  })

  test('the next deal has the next forehand; after a void one it is the same', () => {
    const skipped = after(newGame({ passedIn: 'skip' }, 1), pass, pass, pass)
    expect([skipped.forehand, skipped.lines]).toEqual([
      2,
      [{ forehand: 1, kind: 'passed', declarer: null, scores: [0, 0, 0] }],
    ])
    const { state, events } = playAll(skat, newGame({}, 1), [pass, pass, pass])
    expect([state.forehand, state.lines, state.voids]).toEqual([1, [], 1])
    expect(toldTo(events.slice(-5), null)).toEqual([
      { type: 'deal-void', to: 'all' },
      { type: 'round-started', to: 'all', seat: 1, round: 1 },
    ])
  })
})

describe('the bidding', () => {
  /** Who speaks and may say what, with numbers above 200 only. */
  const rows: readonly (readonly [string, Partial<SkatOptions>, readonly SkatMove[], number, string])[] = [
    ['middlehand begins', {}, [], 1, 'pass 204 216 240 264'],
    ['forehand answers: hold or raise', {}, [bid(204)], 0, 'pass hold 216 240 264'],
    ['isko: forehand only holds', isko, [bid(204)], 0, 'pass hold'],
    ['both have said it: more or nothing', {}, [bid(204), hold], 1, 'pass 216 240 264'],
    ['isko: the same for who asks', isko, [bid(204), hold], 1, 'pass 216 240 264'],
    ['forehand raised: middlehand may hold it', {}, [bid(204), bid(216)], 1, 'pass hold 240 264'],
    [
      'rearhand may enter with the number that stands',
      {},
      [bid(204), hold, pass],
      2,
      'pass hold 216 240 264',
    ],
    ['isko: rearhand has to go above', isko, [bid(204), hold, pass], 2, 'pass 216 240 264'],
    ['isko: who is left answers', isko, [bid(204), pass, bid(216)], 1, 'pass hold'],
    ['seed: who is left may raise', {}, [bid(204), pass, bid(216)], 1, 'pass hold 240 264'],
    ['forehand alone', {}, [pass, pass], 0, 'pass 204 216 240 264'],
    ['isko: forehand alone', isko, [pass, pass], 0, 'pass 204 216 240 264'],
    ['at the top: only a pass is left', {}, [bid(264), hold], 1, 'pass'],
  ]
  test.each(rows)('%s', (_, options, words, speaker, may) => {
    const state = after(newGame(options), ...words)
    expect([skat.toAct(state), sayable(state, 203)]).toEqual([[speaker], may])
  })

  test.each<[string, readonly SkatMove[], number, number]>([
    ['forehand holds, both others pass', [bid(18), hold, pass, pass], 0, 18],
    ['middlehand, whom nobody answers', [bid(20), pass, pass], 1, 20],
    ['rearhand holds and the survivor passes', [bid(18), pass, hold, pass], 2, 18],
    ['rearhand opens against a silent forehand', [pass, bid(18), pass], 2, 18],
    ['forehand holds against rearhand', [pass, bid(22), hold, pass], 0, 22],
    ['forehand alone', [pass, pass, bid(23)], 0, 23],
  ])('the declarer: %s', (_, words, declarer, value) => {
    const { state, events } = playAll(skat, newGame(), words)
    expect([state.phase, skat.toAct(state)]).toEqual(['skat', [declarer]])
    expect(skat.facts(state)).toMatchObject({ declarer, bid: value, standingBid: value })
    expect(events.at(-1)).toEqual({ type: 'declarer', to: 'all', seat: declarer, bid: value })
  })

  test('all pass, ramsch: the same cards are played, forehand leads, nobody may concede', () => {
    const { state, events } = playAll(skat, newGame({ passedIn: 'ramsch', kontra: 'all', concede: true }), [
      pass,
      pass,
      pass,
    ])
    expect([state.phase, state.declarer, skat.toAct(state), state.hands]).toEqual([
      'play',
      null,
      [0],
      newGame().hands,
    ])
    expect(events.at(-1)).toEqual({ type: 'ramsch', to: 'all' })
    expect(refusedCode(state, 0, concede)).toBe('concede-not-allowed')
  })
})

describe('the skat', () => {
  const taken = after(newGame(), ...forehandPlays, pickUp)

  test('is for the declarer alone to see, and so is what he puts away', () => {
    const { state, events } = playAll(skat, newGame(), [...forehandPlays, pickUp, discard('AS 7C')])
    const secret = events.filter(({ to }) => to !== 'all')
    expect(secret).toEqual([
      { type: 'picked-up', to: [0], seat: 0, cards: ['KS', 'AS'] },
      { type: 'discarded', to: [0], seat: 0, cards: ['7C', 'AS'] },
    ])
    expect([0, 1, 2, null].map((viewer) => skat.view(state, viewer).ownSkat)).toEqual([
      { pickedUp: ['KS', 'AS'], discarded: ['7C', 'AS'] },
      null,
      null,
      null,
    ])
    expect(skat.view(state, 1).counts).toEqual([10, 10, 10])
  })

  test('any two of the twelve cards may be put away, jacks and trumps too', () => {
    expect([...skat.legalMoves(taken, 0)]).toHaveLength(66)
    expect(refusedCode(taken, 0, discard('JC KS'))).toBeNull()
  })

  test('in a hand game it counts for the declarer unseen', () => {
    const start = position({ hands: ['AH', '7H', '8H'], skat: 'TS AS' })
    const { state } = playAll(skat, start, [play('AH'), play('7H'), play('8H')])
    expect(state.lines.at(-1)).toMatchObject({ points: 11 + 21, tricks: 1, skat: ['TS', 'AS'] })
  })
})

describe('the announcement', () => {
  const games = (state: SkatState) =>
    [...skat.legalMoves(state, 0)].flatMap((move) =>
      move.type === 'announce' ? [`${move.game} ${move.level}`] : [],
    )
  const withSkat = (value: number) => after(newGame(), pass, pass, bid(value), pickUp, discard('7C 8C'))
  const byHand = (value: number) => after(newGame(), pass, pass, bid(value), hand)
  const nulls = (state: SkatState) => games(state).filter((game) => game.startsWith('null'))

  test('after the skat: every suit, grand and null, without a level', () => {
    expect(games(withSkat(18))).toEqual([
      'D plain',
      'H plain',
      'S plain',
      'C plain',
      'grand plain',
      'null plain',
      'null ouvert',
    ])
  })

  test('from the hand: four levels of suit and grand', () => {
    expect(games(byHand(18)).filter((game) => game.startsWith('grand'))).toEqual([
      'grand plain',
      'grand schneider',
      'grand schwarz',
      'grand ouvert',
    ])
    expect(games(byHand(18))).toHaveLength(22)
  })

  test.each([
    ['23', withSkat(23), ['null plain', 'null ouvert']],
    ['24', withSkat(24), ['null ouvert']],
    ['46', withSkat(46), ['null ouvert']],
    ['48', withSkat(48), []],
    ['35 by hand', byHand(35), ['null plain', 'null ouvert']],
    ['36 by hand', byHand(36), ['null ouvert']],
    ['60 by hand', byHand(60), []],
  ])('null has to be worth the bid of %s', (_, state, allowed) => {
    expect(nulls(state)).toEqual(allowed)
  })

  test('suit and grand may be announced whatever was bid', () => {
    expect(games(withSkat(264))).toEqual(['D plain', 'H plain', 'S plain', 'C plain', 'grand plain'])
  })
})

describe('kontra', () => {
  const announced = (options: Partial<SkatOptions>, ...words: readonly SkatMove[]) =>
    after(newGame(options), ...words, hand, announce('C'))

  test.each<[string, Partial<SkatOptions>, readonly SkatMove[], string, readonly number[]]>([
    ['off: nobody is asked', {}, forehandPlays, 'play', [0]],
    ['all: from the declarer’s left', { kontra: 'all' }, forehandPlays, 'kontra', [1]],
    ['bidders: nobody said a number', { kontra: 'bidders' }, forehandPlays, 'play', [0]],
    ['bidders: who bid', { kontra: 'bidders' }, [bid(18), pass, bid(20), pass], 'kontra', [1]],
    ['bidders: who held', { kontra: 'bidders' }, [bid(18), hold, bid(20), pass, pass], 'kontra', [0]],
  ])('%s', (_, options, words, phase, toAct) => {
    const state = announced(options, ...words)
    expect([state.phase, skat.toAct(state)]).toEqual([phase, toAct])
  })

  const asked = announced({ kontra: 'all' }, ...forehandPlays)
  test.each<[string, readonly SkatMove[], SkatState['kontra'], string, number]>([
    ['the first says it', [kontra], 2, 're', 0],
    ['the second says it', [pass, kontra], 2, 're', 0],
    ['nobody does', [pass, pass], 1, 'play', 0],
    ['kontra, no re', [kontra, pass], 2, 'play', 0],
    ['kontra and re', [kontra, re], 4, 'play', 0],
  ])('%s', (_, words, times, phase, turn) => {
    const state = after(asked, ...words)
    expect([state.kontra, state.phase, skat.toAct(state)]).toEqual([times, phase, [turn]])
  })
})

describe('the tricks', () => {
  const others = ['9S', 'TS'] as const
  const grand = { game: 'grand', hand: true, level: 'plain' } as const
  const nullGame = { game: 'null', hand: true, level: 'plain' } as const

  test.each<[string, Parameters<typeof position>[0]['contract'], string, string, string]>([
    ['hearts: a jack led asks for trumps', undefined, 'JC', '7H JD AC', '7H JD'],
    ['hearts: a heart led asks for jacks too', undefined, '9H', 'JD AC', 'JD'],
    ['hearts: a jack is no club', undefined, '9C', 'JC TC 7H', 'TC'],
    ['hearts: nothing of the suit, anything', undefined, '9C', 'JC 7H AD', 'AD 7H JC'],
    ['grand: a jack is no heart', grand, '9H', 'JH AH 7S', 'AH'],
    ['grand: a jack led asks for jacks', grand, 'JC', 'JH AH', 'JH'],
    ['null: a jack is of its printed suit', nullGame, '9C', 'JC 7H', 'JC'],
    ['ramsch: as in grand', null, 'JC', 'JH AH', 'JH'],
  ])('%s', (_, contract, led, held, may) => {
    const given = { hands: ['8S', held, '7D 8D'], trick: led } as const
    const state = position(contract === undefined ? given : { ...given, contract })
    expect(playable(state).split(' ').toSorted()).toEqual(may.split(' ').toSorted())
  })

  test.each<[string, Parameters<typeof position>[0]['contract'], string, number]>([
    ['hearts: the jack of clubs above all', undefined, 'JS JC AH', 1],
    ['hearts: the lowest jack above the ace of trumps', undefined, 'AH JD TH', 1],
    ['hearts: the ten above the king', undefined, 'KC TC QC', 1],
    ['hearts: a trump on another suit', undefined, 'AC 7H TC', 1],
    ['grand: a jack on another suit', grand, 'AC JD TC', 1],
    ['grand: no other trump', grand, '9C AH AD', 0],
    ['null: the king above jack and ten', nullGame, 'JC KC TC', 1],
    ['null: the jack above the ten', nullGame, 'TC 9C JC', 2],
  ])('%s', (_, contract, trick, winner) => {
    const cards = trick.split(' ')
    const [one = '', two = '', three = ''] = cards
    const given = { hands: [`${one} 7D`, `${two} ${others[0]}`, `${three} ${others[1]}`] } as const
    const start = position(contract === undefined ? given : { ...given, contract })
    const { events } = playAll(skat, start, cards.map(play))
    expect(events.find(({ type }) => type === 'trick')).toMatchObject({ seat: winner, trick: 1 })
  })

  test('forehand leads, whoever is declarer; the winner leads on', () => {
    const state = after(newGame({}, 2), pass, bid(18), pass, hand, announce('H'))
    expect([state.declarer, skat.toAct(state)]).toEqual([1, [2]])
  })

  test('null ends at once with a trick of the declarer, and what is left in hands stays hidden', () => {
    const start = position({ contract: nullGame, hands: ['AH 7D', '7H 8D', '8H 9D'] })
    const { state, events } = playAll(skat, start, [play('AH'), play('7H'), play('8H')])
    expect(state.lines).toMatchObject([{ won: false, tricks: 1, value: 35, scores: [-70, 0, 0] }])
    expect(JSON.stringify(events.filter(({ type }) => type !== 'dealt'))).not.toMatch(/7D|8D|9D/)
    expect(skat.view(state, null).ending).toEqual({
      leader: 0,
      plays: ['AH', '7H', '8H'].map((card, seat) => ({ seat, card })),
      winner: 0,
    })
  })

  test('null goes on when a defender takes a trick', () => {
    const start = position({ contract: nullGame, hands: ['7H 7D', 'AH 8D', '8H 9D'] })
    expect(after(start, play('7H'), play('AH'), play('8H'))).toMatchObject({ lines: [], turn: 1 })
  })
})

describe('an open hand', () => {
  const ouvert = after(newGame({ kontra: 'all' }), ...forehandPlays, hand, announce('null', 'ouvert'))

  test('lies open from the first trick on, after kontra and re', () => {
    expect(skat.view(ouvert, 1).open).toBeNull()
    const { state, events } = playAll(skat, ouvert, [pass, pass])
    const cards = newGame().hands[0]
    expect(skat.view(state, null).open).toEqual({ seat: 0, cards })
    expect(events.at(-1)).toEqual({ type: 'laid-open', to: 'all', seat: 0, cards })
  })

  test('is nobody else’s', () => {
    expect(skat.view(after(newGame(), ...forehandPlays, hand, announce('null')), 1).open).toBeNull()
  })
})

describe('conceding', () => {
  const concedes = { concede: true } as const
  const started = after(newGame(concedes), ...forehandPlays, hand, announce('C', 'schneider'))

  test('loses the deal at once', () => {
    const { state, events } = playAll(skat, started, [concede])
    // With 1, the game and hand: 12 × 3.
    expect(state.lines).toMatchObject([{ conceded: true, won: false, value: 36, scores: [-72, 0, 0] }])
    expect(events[0]).toEqual({ type: 'conceded', to: 'all', seat: 0 })
  })

  test.each<[string, SkatState, number, string | null]>([
    ['with nine cards', { ...started, hands: started.hands.map((held) => held.slice(1)) }, 0, null],
    [
      'with eight',
      { ...started, hands: started.hands.map((held) => held.slice(2)) },
      0,
      'concede-not-allowed',
    ],
    ['a defender', { ...started, turn: 1 }, 1, 'concede-not-allowed'],
    ['without the option', after(newGame(), ...forehandPlays, hand, announce('C')), 0, 'concede-not-allowed'],
    ['before the play', after(newGame(concedes), ...forehandPlays), 0, 'wrong-phase'],
  ])('%s', (_, state, seat, code) => {
    expect(refusedCode(state, seat, concede)).toBe(code)
  })
})
