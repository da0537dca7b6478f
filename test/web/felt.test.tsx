/** Parts of the felt: the recap, the order and rows of a hand, what is read aloud. */
import { describe, expect, test } from 'vitest'
import type { Card } from '../../src/engine/cards.ts'
import { games } from '../../src/games/index.ts'
import { parity } from '../../src/games/parity/index.ts'
import { spades } from '../../src/games/spades/index.ts'
import type { Lang } from '../../src/players/types.ts'
import type { LogEvent, SeatLine } from '../../src/table/types.ts'
import { sortHand } from '../../src/web/boards/sort.ts'
import { gameText } from '../../src/web/text/games.ts'
import { plain } from '../../src/web/text/plain.ts'
import { teller, withNamesThen } from '../../src/web/text/teller.ts'
import { words } from '../../src/web/text/words.ts'
import { digest } from '../../src/web/views/digest.ts'
import { Hand } from '../../src/web/views/hand.tsx'
import { drawn, heard, offered } from './support/drawn.ts'
import { lookAt, names, pageOf, positions } from './support/looks.tsx'

type Happening = {
  readonly type: string
  readonly [field: string]: string | number | boolean | readonly number[]
}

const eventsOf = (happenings: readonly Happening[]): readonly LogEvent[] =>
  happenings.map((happening, index) => ({ ...happening, e: index + 1, at: index, to: 'all' }))

const played = (seat: number, card: string): Happening => ({ type: 'played', seat, card })

describe('the recap', () => {
  const linesOf = (happenings: readonly Happening[]) => {
    const { lines, left } = digest(eventsOf(happenings), teller('en', 'spades', 'UTC'))
    return { lines: lines.map((line) => plain(line, 'en', names)), left }
  }

  test('is a line for a run of cards, and tells nothing twice', () => {
    expect(linesOf([played(1, 'KD'), played(2, '4D'), played(3, 'JD')])).toEqual({
      lines: ['Jisoo king of diamonds, Tom 4 of diamonds, Hyunwoo jack of diamonds'],
      left: 0,
    })
  })

  test('tells each turn of several events in a line, and names whoever made them once', () => {
    const event = (type: string, seat: number, card: string): Happening => ({ type, seat, card })
    const turns = [
      event('play', 1, 'B7'),
      event('take', 1, 'R2'),
      event('play', 2, 'TRIO'),
      event('take', 2, 'SUPPORT'),
    ]
    const { lines } = digest(eventsOf(turns), teller('en', 'master-of-rules', 'UTC'), ['play', 'take'])
    expect(lines.map((line) => plain(line, 'en', names))).toEqual([
      'Jisoo blue 7, takes red 2',
      'Tom TRIO, takes SUPPORT RIGHT',
    ])
  })

  test('tells a look and what comes of it in one line, but no look that follows from somebody else’s turn', () => {
    const turns = [
      { type: 'look', seat: 1, suspects: [0, 1], chosen: true },
      { type: 'swap', seat: 1, suspect: 1 },
      { type: 'accuse', seat: 1, suspect: 0 },
      { type: 'look', seat: 2, suspects: [1, 2], chosen: false },
      { type: 'accuse', seat: 2, suspect: 2 },
    ]
    const { lines } = digest(eventsOf(turns), teller('en', 'in-a-grove', 'UTC'), ['look', 'swap', 'accuse'])
    expect(lines.map((line) => plain(line, 'en', names))).toEqual([
      'Jisoo looks at the left one and the centre one, exchanges the centre one for the body, accuses the left one',
      'Tom accuses the right one',
    ])
  })

  test('has three lines at most and counts the events it leaves to the log', () => {
    const { lines, left } = linesOf([
      { type: 'bid', seat: 1, tricks: 4 },
      { type: 'bid', seat: 2, tricks: 0 },
      { type: 'said', seat: 2, name: 'Tom', text: 'hello' },
      { type: 'said', seat: 3, name: 'Hyunwoo', text: 'hi' },
      played(1, 'KD'),
    ])
    expect(lines).toEqual(['Tom: hello', 'Hyunwoo: hi', 'Jisoo king of diamonds'])
    expect(left).toBe(2)
  })

  test('keeps the end of a round though much has happened since', () => {
    const rounds = ['round', 'trick', 'round-started', 'bid', 'played', 'trick'].map(
      (type, seat): Happening => ({ type, seat, round: 1, trick: 13, tricks: 3, card: '2C' }),
    )
    const tell = ({ type }: LogEvent) => [type]
    expect(digest(eventsOf(rounds), tell)).toEqual({ lines: [['round'], ['played'], ['trick']], left: 3 })
  })

  test('leaves out what the viewer did last, and is absent when nobody else did anything', () => {
    const [state] = positions(spades, {}, 1)
    const since = eventsOf([
      { type: 'bid', seat: 0, tricks: 5 },
      { type: 'bid', seat: 1, tricks: 4 },
    ])
    const page = (events: readonly LogEvent[]) => pageOf(lookAt(spades, state ?? null, 0, events), 'en')
    expect(page(since)).toContain('<b>Jisoo</b> bid 4')
    expect(page(since)).not.toContain('<b>Mina</b> bid 5')
    expect(page(since.slice(0, 1))).not.toContain('id="recap"')
  })

  test('tells what a bot did in the viewer’s place', () => {
    const [state] = positions(spades, {}, 1)
    const since = eventsOf([{ type: 'bid', seat: 0, tricks: 5, byBot: 0 }])
    expect(pageOf(lookAt(spades, state ?? null, 0, since), 'en')).toContain('id="recap"')
  })

  test('names whoever did it then: the person, the bot in their place, the one who sat there before', () => {
    const seats: readonly SeatLine[] = [
      { name: 'Ann', kind: 'bot', kept: true },
      { name: 'Ben', kind: 'person' },
      { name: 'Bot 1', kind: 'bot', bot: 1 },
    ]
    const seating = { seats, past: [{ e: 3, seat: 1, name: 'Eve' }] }
    const events = eventsOf([
      { type: 'bid', seat: 0, tricks: 1 },
      { type: 'bid', seat: 1, tricks: 2 },
      { type: 'bid', seat: 1, tricks: 3 },
      { type: 'bid', seat: 0, tricks: 4, byBot: 0 },
      { type: 'bid', seat: 2, tricks: 5, byBot: 2 },
      { type: 'kept', seat: 0 },
    ])
    const toldIn = (lang: Lang) => {
      const tell = withNamesThen(teller(lang, 'spades', 'UTC'), seating, lang)
      return events.map((event) => plain(tell(event) ?? [], lang, []))
    }
    expect(toldIn('en')).toEqual([
      'Ann bid 1',
      'Eve bid 2',
      'Ben bid 3',
      'Ann’s bot bid 4',
      'Bot 1 bid 5',
      'A bot keeps the seat of Ann until they take it back',
    ])
    expect(toldIn('ko')[3]).toMatch(/^Ann의 봇/)
  })

  test('says what people say as text', () => {
    const [state] = positions(spades, {}, 1)
    const said = eventsOf([{ type: 'said', seat: 2, text: '<b onclick=x>&' }])
    expect(pageOf(lookAt(spades, state ?? null, 0, said), 'en')).toContain('&lt;b onclick=x&gt;&amp;')
  })
})

describe('the hand', () => {
  const sorted = (hand: string, trump: Parameters<typeof sortHand>[1]) =>
    sortHand(
      hand.split(' ').filter((code): code is Card => code !== ''),
      trump,
    ).join(' ')

  test.each([
    { trump: 'S', order: 'AS 2S KH 3H QC 4C JD 5D' },
    { trump: 'H', order: 'KH 3H AS 2S JD 5D QC 4C' },
    { trump: 'D', order: 'JD 5D AS 2S KH 3H QC 4C' },
    { trump: 'C', order: 'QC 4C KH 3H AS 2S JD 5D' },
    { trump: null, order: 'AS 2S KH 3H QC 4C JD 5D' },
  ] as const)('stands trumps first, then colours in turn, high cards first: $trump', ({ trump, order }) => {
    expect(sorted('2S 4C 3H 5D JD KH QC AS', trump)).toBe(order)
  })

  test('has the jokers first', () => {
    expect(sorted('AS XR 2C', 'S')).toBe('XR AS 2C')
  })

  test.each([
    [13, 7],
    [14, 7],
    [12, 6],
    [10, 5],
    [7, 4],
    [1, 4],
    [15, 5],
    [18, 6],
    [21, 7],
    [22, 6],
    [40, 7],
  ])('of %i cards has %i to a row on a phone', (count, columns) => {
    const cards = Array.from({ length: count }, () => ({ code: '2C', move: null }))
    expect(String(<Hand cards={cards} why="" lang="en" />)).toContain(`data-cols="${columns}"`)
  })

  test('without a turn has nothing to choose, and every card is named', () => {
    const html = String(<Hand cards={[{ code: 'TD', move: null }]} why="" lang="ko" />)
    expect(html).not.toContain('<input')
    expect(heard(html)).toEqual(['다이아 10'])
  })

  test('names a card that has to wait as such, and offers the other', () => {
    const cards = [
      { code: 'KS', move: null },
      { code: 'XB', move: { type: 'play', card: 'XB' } },
    ]
    const html = String(<Hand cards={cards} why="Because." lang="en" />)
    expect(heard(html)).toEqual(['Your hand', 'king of spades, not now', 'black joker'])
    expect(offered(html, parity)).toEqual(['{"type":"play","card":"XB"}'])
    // The second black joker is the small one that a script puts on the button.
    expect(drawn(html)).toEqual(['KS', 'XB', 'XB'])
  })
})

describe('whose turn it is', () => {
  test('is said to a screen reader, to the others on the seat, and in the title', () => {
    const [state] = positions(parity, {}, 3)
    if (state === undefined) throw new Error('no position')
    const [turn = 0] = parity.toAct(state)
    const mine = pageOf(lookAt(parity, state, turn), 'en')
    expect(mine).toContain('<title>Your turn: Parity · Postdeck</title>')
    expect(mine).toMatch(/role="status"><strong>Your turn<\/strong><span class="asked">name the trump suit/)
    expect(mine).not.toContain('aria-current')
    const theirs = pageOf(lookAt(parity, state, 1 - turn), 'en')
    expect(theirs).toContain(`<title>${names[turn]} to play: Parity · Postdeck</title>`)
    expect(theirs).toMatch(/class="seat on"[^>]*aria-current="true"/)
    expect(theirs).not.toContain('class="dock on"')
  })

  test.each([
    ['으뜸패를 정하세요', '으뜸패를 정하는 중'],
    ['한 장 뽑으세요', '한 장 뽑는 중'],
    ['두 장을 내려놓으세요', '두 장을 내려놓는 중'],
    ['손패 보기 또는 더블 닐', '손패 보기 또는 더블 닐'],
  ])('nobody is bidden in Korean to do what others have to: %s', (asked, told) => {
    expect(words('ko').table.othersAsked(asked)).toBe(told)
  })

  test.each(games.map((game) => [game.meta.id, game] as const))(
    '%s bids only whoever is to move',
    (id, game) => {
      const { asked } = gameText('ko', id)
      const [seats = 0] = game.meta.seats
      for (const state of positions(game, {}, 5, seats)) {
        const told = asked(game.view(state, null))
        expect(words('ko').table.othersAsked(told)).not.toMatch(/세요/)
      }
    },
  )
})
