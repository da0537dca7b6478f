/** Deals in the notation of the International Skat Server: real ones from its archive, and ours. */
import { describe, expect, test } from 'vitest'
import { playOut } from '../../src/engine/playout.ts'
import type { GameRecord } from '../../src/engine/record.ts'
import { recordedRandom } from '../../src/engine/recorded.ts'
import { deck } from '../../src/games/skat/deck.ts'
import { skat } from '../../src/games/skat/index.ts'
import { issOf } from '../../src/games/skat/iss.ts'
import type { ContractLine, DealLine } from '../../src/games/skat/line.ts'
import type { SkatState } from '../../src/games/skat/state.ts'
import { type IssDeal, readIss } from '../support/iss.ts'
import { prng } from '../support/prng.ts'

const header = { names: ['Mina', 'Ji soo]', 'Tom'], ended: '2026-11-30/18:05:00/UTC' }

/** Played on the server by its rules, which are the official ones; MV and R are as its archive has them. */
const archive: readonly (readonly [string, string])[] = [
  [
    'diamonds without 2, lost with 59',
    'MV[w HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ.CJ.S9.DJ.S7.D9.SQ.C8.HQ.DK.CA.D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ.H8.CK 1 p 2 18 0 p 2 s w H8.CK 2 D.ST.H8 0 SA 1 S7 2 DA 2 HJ 0 SJ 1 D9 0 DQ 1 DJ 2 D7 1 CJ 2 D8 0 CQ 1 CA 2 C7 0 C9 1 S9 2 DT 0 S8 2 CT 0 H7 1 C8 2 CK 0 H9 1 HQ 2 HK 0 HA 1 SQ 0 SK 1 DK 2 HT ]R[d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]',
  ],
  [
    'grand with 3, after a duel to 24 and a jump to 27',
    'MV[w SQ.DK.ST.S7.CT.HK.S9.SK.H7.C7.DT.CA.CQ.CK.DJ.DA.H8.SA.D7.C8.SJ.HA.CJ.S8.C9.DQ.HJ.HQ.D9.D8.HT.H9 1 18 0 y 1 20 0 y 1 22 0 y 1 23 0 y 1 24 0 y 1 p 2 27 0 p 2 s w HT.H9 2 G.S8.C9 0 DK 1 DA 2 D8 1 DT 2 D9 0 ST 1 SA 2 CJ 0 S7 2 HJ 0 CT 1 DJ 2 DQ 0 C7 1 D7 2 HA 0 H7 1 H8 2 HT 0 HK 1 C8 2 HQ 0 S9 1 CQ 2 H9 0 SQ 1 CK 2 SJ 0 SK 1 CA ]R[d:2 win v:96 m:3 bidok p:85 t:8 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]',
  ],
  [
    'grand with 3 and schneider',
    'MV[w HJ.DT.D7.HQ.DA.CJ.HK.CQ.C7.DQ.CT.DK.C8.S8.SA.SK.SQ.HA.DJ.H8.D8.C9.H7.S7.ST.HT.H9.CK.S9.CA.SJ.D9 1 18 0 y 1 20 0 y 1 22 0 y 1 p 2 p 0 s w SJ.D9 0 G.HK.HQ 0 HJ 1 DJ 2 H7 0 C7 1 CT 2 CA 2 CK 0 CQ 1 C8 2 C9 0 SJ 1 DK 0 DA 1 S8 2 D8 0 DT 1 SQ 2 S7 0 DQ 1 SK 2 H9 0 D9 1 SA 2 S9 0 D7 1 H8 2 HT 0 CJ 1 HA 2 ST ]R[d:0 win v:120 m:3 bidok p:92 t:8 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]',
  ],
  [
    'clubs hand, schwarz announced and made with 3',
    'MV[w C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8 1 18 0 y 1 20 0 y 1 22 0 y 1 23 0 y 1 p 2 24 0 y 2 27 0 y 2 30 0 y 2 33 0 y 2 35 0 y 2 36 0 y 2 40 0 y 2 p 0 CHZ 0 CJ 1 C8 2 CT 0 SJ 1 DJ 2 CA 0 HJ 1 H7 2 H8 0 CK 1 S8 2 D9 0 C9 1 DQ 2 H9 0 C7 1 SQ 2 S9 0 SA 1 D7 2 HQ 0 ST 1 DK 2 HA 0 SK 1 DA 2 HT 0 S7 1 DT 2 HK ]R[d:0 win v:108 m:3 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1]',
  ],
  [
    'clubs hand, with 2 by the jack of spades in the skat',
    'MV[w S7.ST.CA.DT.CQ.S8.C8.D9.HT.SQ.HQ.DK.H9.DJ.HK.HJ.C9.DQ.HA.H8.SA.CJ.CK.DA.H7.C7.S9.CT.SK.D7.SJ.D8 1 18 0 p 2 20 1 p 2 CH 0 SQ 1 H9 2 SA 2 SK 0 ST 1 HK 0 D9 1 DQ 2 DA 2 D7 0 DT 1 DK 0 HT 1 H8 2 H7 0 S8 1 HQ 2 S9 2 C7 0 CA 1 DJ 1 C9 2 CT 0 C8 2 CK 0 CQ 1 HJ 1 HA 2 CJ 0 S7 ]R[d:2 loss v:-96 m:2 bidok p:56 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]',
  ],
  [
    'hearts, forehand alone',
    'MV[w HK.CA.H8.CK.CQ.HT.CJ.SK.DA.D7.HJ.ST.SJ.S8.C9.H9.S9.D8.H7.CT.HA.D9.DK.S7.SQ.SA.DJ.C8.C7.DQ.DT.HQ 1 p 2 p 0 18 0 s w DT.HQ 0 H.SK.D7 0 H8 1 H9 2 HA 2 SA 0 HK 1 S9 0 DA 1 D8 2 D9 0 CA 1 C9 2 C8 0 CQ 1 CT 2 C7 1 S8 2 SQ 0 HT 0 DT 1 H7 2 DK 1 SJ 2 DJ 0 CJ 0 CK 1 HJ 2 DQ 1 ST 2 S7 0 HQ ]R[d:0 win v:20 m:1 bidok p:73 t:6 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]',
  ],
  [
    'all passed',
    'MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed]',
  ],
]

const official = { deals: 3, bidding: 'isko', passedIn: 'skip', gameValue: 'isko' } as const

/** The deal as the first of a record, forehand in seat 0. */
const recordOf = ({ pile, moves }: IssDeal, options: GameRecord['options']): GameRecord => ({
  game: 'skat',
  version: 1,
  seats: 3,
  options,
  random: [0, [...pile], [...pile]],
  moves,
  result: null,
})

const endOf = ({ options, random, moves }: GameRecord): SkatState => {
  const chance = recordedRandom(random)
  const start = skat.setup({ seats: 3, options: skat.options.parse(options) }, chance)
  return moves.reduce(
    (state, [seat, move]) => skat.apply(state, seat, skat.move.parse(move), chance).state,
    start,
  )
}

/** What a line says of its end, as our sheet has it. */
const outcomeOf = ({ figures, flags }: IssDeal) => {
  const won = flags.includes('win')
  return {
    declarer: figures.d,
    won,
    value: won ? figures.v : -(figures.v ?? 0) / 2,
    matadors: figures.m,
    points: figures.p,
    tricks: figures.t,
    overbid: flags.includes('overbid'),
  }
}

/** A deal without the order in which cards lie in a hand. */
const meaning = ({ pile, moves, flags }: IssDeal) => {
  const hands = [0, 10, 20, 30].map((from) => deck.sort(pile.slice(from, from + 10)))
  return { hands, moves, flags }
}

describe('deals of the archive', () => {
  test.each(archive)('%s: comes out the same by our rules', (_, text) => {
    const deal = readIss(text)
    const line = endOf(recordOf(deal, official)).lines.at(-1)
    expect(line).toMatchObject(deal.flags.includes('passed') ? { kind: 'passed' } : outcomeOf(deal))
  })

  test.each(archive)('%s: is written as it was', (_, text) => {
    const original = readIss(text)
    const written = readIss(issOf(recordOf(original, official), header))
    expect(meaning(written)).toEqual(meaning(original))
    // The oldest lines have no figure for giving up.
    expect(written.figures).toMatchObject(original.figures)
    expect(Object.keys(written.fields)).toEqual('GM PC CO SE ID DT P0 P1 P2 R0 R1 R2 MV R'.split(' '))
  })
})

const kontraNames = { 1: '', 2: 'kontra', 4: 'kontra re' }

/** A line of the sheet without who sat where and what the notation has no word for. */
const onlyPlay = (line: DealLine | undefined) => {
  if (line?.kind !== 'contract') return null
  const {
    bid,
    contract,
    matadors,
    points,
    tricks,
    overbid,
    conceded,
    won,
    value,
    skat: aside,
  }: ContractLine = line
  return { bid, contract, matadors, points, tricks, overbid, conceded, won, value, aside }
}

describe('deals of ours', () => {
  const tables = [
    official,
    { deals: 3, kontra: 'all', concede: true },
    { deals: 9, passedIn: 'ramsch', gameValue: 'isko', scoring: 'seeger' },
  ] as const
  const played = tables.flatMap((chosen) =>
    [1, 2, 3, 4].map((seed) => {
      const options = skat.options.parse(chosen)
      return playOut(skat, { seats: 3, options, chance: prng(seed), choices: prng(seed + 9) })
    }),
  )

  test.each(played)('are read back to the same end ($#)', (record) => {
    const { lines, voids, options } = endOf(record)
    const deals = issOf(record, header).trimEnd().split('\n').map(readIss)
    const contracts = lines.filter((line) => line.kind === 'contract')
    expect(deals).toHaveLength(lines.filter(({ kind }) => kind !== 'ramsch').length + voids)
    const read = deals.filter(({ flags }) => !flags.includes('passed'))
    expect(read.map(({ fields }) => fields.CO)).toEqual(contracts.map(({ kontra }) => kontraNames[kontra]))
    const single = { ...options, deals: 3, kontra: 'off', scoring: 'seed' } as const
    const again = read.map((deal) => endOf(recordOf(deal, single)).lines.at(-1))
    expect(again.map(onlyPlay)).toEqual(contracts.map(onlyPlay))
  })

  test('name their seats from forehand on, without what would end a field or part words', () => {
    const [record] = played
    if (record === undefined) throw new Error('games are played')
    const [text = ''] = issOf(record, header).split('\n')
    const { P0, P1, P2, DT } = readIss(text).fields
    const [forehand] = record.random
    const inOrder = ['Mina', 'Ji_soo_', 'Tom', 'Mina', 'Ji_soo_'].slice(Number(forehand))
    expect([P0, P1, P2, DT]).toEqual([...inOrder.slice(0, 3), header.ended])
  })
})
