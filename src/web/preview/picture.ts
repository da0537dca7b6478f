/**
 * The picture of a table in a chat, as SVG: attributes only, no styles and no fonts, so that any renderer draws
 * it. Everything on it a spectator may know. A crop to 2:1 takes 15 units off its upper and its lower edge.
 */
import type { Seat } from '../../engine/game.ts'
import type { Spectacle } from '../../table/types.ts'
import { hasPoints, winningScore } from '../points.ts'
import { figure } from '../text/figures.ts'
import { gameText } from '../text/games.ts'
import { back, CARD_RATIO, count, fan } from './draw/cards.ts'
import { colours } from './draw/colours.ts'
import { textAt, textWidth } from './draw/letters.ts'
import { chair, crown, disc } from './draw/seats.ts'
import { at, figuresAt, figuresWidth, wordmark } from './draw/shapes.ts'
import { columnOf, HEIGHT, WIDTH } from './middle.ts'
import { middleOf } from './middles/index.ts'

export const PICTURE = { width: 1200, height: 630 } as const

const MARGIN = 64
const HEAD_MIDDLE = 66
const MIDDLE_TOP = 116
const BAND_TOP = 474
const SEATS_MIDDLE = 552

/** Both names stand there, so one picture does for readers of either language. */
const head = ({ game }: Spectacle): string => {
  const [latin, hangul] = [gameText('en', game).name, gameText('ko', game).name]
  const [size, small, gap, most] = [58, 46, 26, 760]
  const width = textWidth(latin, size) + gap + textWidth(hangul, small)
  const fit = Math.min(1, most / width)
  const second = MARGIN + fit * (textWidth(latin, size) + gap)
  return (
    textAt(latin, { x: MARGIN, y: HEAD_MIDDLE }, size * fit, colours.onFelt) +
    textAt(hangul, { x: second, y: HEAD_MIDDLE }, small * fit, colours.onFelt2) +
    at({ x: WIDTH - MARGIN - 124 * 1.75, y: HEAD_MIDDLE - 8 * 1.75 }, wordmark(colours.feltLine), 1.75)
  )
}

/** The lamp around it included. */
const DISC = 98
const FIGURES = 44
const COUNT = 44
const GAP = 17

/** Put next to one another around a middle, each as wide as it says. */
const row = (
  parts: readonly (readonly [width: number, content: string])[],
): { width: number; content: string } => {
  const width = parts.reduce((sum, [each]) => sum + each, 0) + GAP * (parts.length - 1)
  let left = -width / 2
  const drawn = parts.map(([each, content]) => {
    const middle = left + each / 2
    left += each + GAP
    return at({ x: middle, y: 0 }, content)
  })
  return { width, content: drawn.join('') }
}

const pointsOf = ({ game, view, result }: Spectacle, seat: Seat): number | null => {
  if (!hasPoints(game)) return null
  if (result !== null) return result.scores[seat] ?? 0
  const scores = middleOf(game).scores(view)
  return scores.find(({ seats }) => seats.includes(seat))?.points ?? null
}

/** A seat's disc, its points and its cards, no wider than its column. */
const seatCell = (spectacle: Spectacle, seat: Seat): string => {
  const { seats, toAct, view, result, game } = spectacle
  const name = seats[seat]?.name ?? ''
  const points = pointsOf(spectacle, seat)
  const cards = result === null ? middleOf(game).cards(view, seat) : null
  const text = points === null ? null : figure(points)
  const won = result?.winners.includes(seat) ?? false
  const { content, width } = row([
    [
      DISC,
      disc({ seat, name, isLit: toAct.includes(seat) }) +
        (won ? at({ x: 0, y: -46 }, crown(colours.onFelt), 0.8) : ''),
    ],
    ...(text === null
      ? []
      : [
          [
            figuresWidth(text, FIGURES),
            figuresAt(text, { x: 0, y: -FIGURES / 2 }, FIGURES, colours.onFelt),
          ] as const,
        ]),
    ...(cards === null
      ? []
      : [[COUNT, at({ x: 0, y: (-COUNT * CARD_RATIO) / 2 }, count(cards, COUNT))] as const]),
  ])
  const column = columnOf({ seats: seats.length }, seat)
  return at({ x: column.x, y: SEATS_MIDDLE }, content, Math.min(1, (column.width - 24) / width))
}

const chairCell = ({ seats, status }: Spectacle, seat: Seat): string => {
  const line = seats[seat]
  const drawn = line?.kind === 'person' ? disc({ seat, name: line.name }) : chair(status === 'open')
  const column = columnOf({ seats: seats.length }, seat)
  return at({ x: column.x, y: SEATS_MIDDLE }, drawn, Math.min(1.3, (column.width - 24) / 80))
}

/** The winners and their score, large; the winners alone, larger, where they have none in common. */
const ending = ({ game, seats, result }: Spectacle): string => {
  const winners = result?.winners ?? []
  const discs = row(winners.map((seat) => [DISC, disc({ seat, name: seats[seat]?.name ?? '' })]))
  const scale = Math.min(1.7, (WIDTH - 2 * MARGIN) / discs.width)
  const crowned = at({ x: WIDTH / 2, y: 60 }, crown(colours.onFelt), 1.9)
  const score = result === null ? null : winningScore(game, result)
  if (score === null) return crowned + at({ x: WIDTH / 2, y: 212 }, discs.content, scale)
  return (
    crowned +
    figuresAt(figure(score), { x: WIDTH / 2, y: 78 }, 150, colours.onFelt) +
    at({ x: WIDTH / 2, y: 298 }, discs.content, scale * 0.7)
  )
}

/** The middle of the box of the game's own drawing. */
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const

const middle = (spectacle: Spectacle): string => {
  const { game, status, view, seats, toAct } = spectacle
  switch (status) {
    case 'open':
      return at(CENTRE, middleOf(game).emblem)
    case 'closed':
      return at(CENTRE, fan({ x: 0, y: -150 }, 200, [back(200), back(200), back(200)]))
    case 'playing':
      return middleOf(game).draw(view, { seats: seats.length, toAct })
    case 'over':
      return ending(spectacle)
  }
}

/** `shapes` is the sheet of shapes that the pages use. */
export const pictureOf = (spectacle: Spectacle, shapes: string): string => {
  const cell = spectacle.view === null ? chairCell : seatCell
  const cells = spectacle.seats.map((_, seat) => cell(spectacle, seat)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">` +
    `<defs>${insideOf(shapes)}</defs>` +
    `<path d="M0 0H1200V630H0Z" fill="${colours.felt}"/>` +
    at({ x: 0, y: MIDDLE_TOP }, middle(spectacle)) +
    `<path d="M0 ${BAND_TOP}H1200V630H0Z" fill="${colours.feltDeep}"/>` +
    head(spectacle) +
    cells +
    '</svg>'
  )
}

const insideOf = (svg: string): string => /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? ''
