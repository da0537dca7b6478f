/** What every game brings along for pictures of its tables, at random moments of random games. */
import { env } from 'cloudflare:workers'
import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame, Json } from '../../../src/engine/game.ts'
import { games } from '../../../src/games/index.ts'
import type { Spectacle } from '../../../src/table/types.ts'
import { hasGlyph } from '../../../src/web/preview/draw/letters.ts'
import { findMiddle } from '../../../src/web/preview/middles/index.ts'
import { startRenderer } from '../../../src/web/preview/painter.ts'
import { pictureOf } from '../../../src/web/preview/picture.ts'
import { gameText } from '../../../src/web/text/games.ts'
import { tableSetsOf } from '../../support/laws-options.ts'
import { prng } from '../../support/prng.ts'

const names = ['Mina', '지수', '数学', '🦊', 'Ê', 'x', '7', 'Zoë']

let shapes: string
beforeAll(async () => {
  await startRenderer()
  shapes = await (await env.ASSETS.fetch('https://assets.local/art/cards.svg')).text()
})

const spectacleOf = (game: AnyGame, seats: number, state: Json, n: number): Spectacle => {
  const result = game.result(state)
  return {
    id: 'k7mq2w9xz4hf3n8d',
    game: game.meta.id,
    status: result === null ? 'playing' : 'over',
    seats: names.slice(0, seats).map((name) => ({ name, kind: 'person' })),
    v: n,
    n,
    toAct: game.toAct(state),
    view: game.view(state, null),
    result,
  }
}

/** Every `step`th position of a random game, and the last one. */
const positionsOf = (game: AnyGame, seats: number, options: Json, seed: number): readonly Spectacle[] => {
  const step = 7
  const chance = prng(seed)
  let state = game.setup({ seats, options }, chance)
  const shown = [spectacleOf(game, seats, state, 0)]
  for (let n = 1; ; n += 1) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    state = game.apply(state, seat, game.sample(state, seat, chance), chance).state
    if ((n % step === 0 && n < 200) || game.toAct(state).length === 0) {
      shown.push(spectacleOf(game, seats, state, n))
    }
  }
  return shown
}

type Pixels = {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => number
}

/** Half as large as it will be, each pixel as one number. */
const render = (svg: string): Pixels => {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: 600 }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  const { width, height } = image
  const view = new DataView(image.pixels.slice().buffer)
  image.free()
  drawing.free()
  return { width, height, at: (x, y) => view.getUint32((y * width + x) * 4) }
}

/** The share of a box that is not of the colour of its upper left corner. */
const drawnShare = ({ at }: Pixels, top: number, bottom: number, width: number): number => {
  const ground = at(0, top)
  let drawn = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < width; x += 1) if (at(x, y) !== ground) drawn += 1
  }
  return drawn / ((bottom - top) * width)
}

const FELT = { top: 50, bottom: 237 }
const SEATS = { top: 237, bottom: 315 }
/** What the crop of 2:1 takes, at half the size. */
const CROPPED = 7

const expectSound = (spectacle: Spectacle): void => {
  const pixels = render(pictureOf(spectacle, shapes))
  const { width, height } = pixels
  expect(drawnShare(pixels, FELT.top, FELT.bottom, width)).toBeGreaterThan(0.02)
  expect(drawnShare(pixels, SEATS.top, SEATS.bottom, width)).toBeGreaterThan(0.01)
  expect(drawnShare(pixels, 0, CROPPED, width)).toBe(0)
  expect(drawnShare(pixels, height - CROPPED, height, width)).toBe(0)
}

describe.each(games.map((game) => ({ id: game.meta.id, game })))('$id', ({ id, game }) => {
  test('has a middle of its own, and a name whose letters are all there', () => {
    expect(findMiddle(id)).toBeDefined()
    for (const lang of ['en', 'ko'] as const) {
      const letters = gameText(lang, id).name.replaceAll(' ', '')
      expect([...letters].filter((letter) => !hasGlyph(letter))).toEqual([])
    }
  })

  const courses = game.meta.seats.flatMap((seats) =>
    tableSetsOf(game)
      .filter((set) => set.seats === seats)
      .slice(0, 3)
      .map(({ options }, seed) => ({ seats, options, seed, set: JSON.stringify(options) })),
  )
  test.each(courses)('is never an empty felt, for $seats with $set', ({ seats, options, seed }) => {
    for (const spectacle of positionsOf(game, seats, options, seed)) expectSound(spectacle)
  })

  test.each(courses)('scores every seat once, for $seats with $set', ({ seats, options, seed }) => {
    const middle = findMiddle(id)
    for (const { view } of positionsOf(game, seats, options, seed)) {
      const scored = (middle?.scores(view) ?? []).flatMap((score) => score.seats)
      if (scored.length > 0)
        expect(scored.toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
  })

  test.each(['open', 'closed'] as const)('is no empty felt when %s', (status) => {
    const free = { name: '', kind: 'open' } as const
    const seats = Array.from({ length: game.meta.seats.at(-1) ?? 0 }, () => free)
    expectSound({
      ...spectacleOf(
        game,
        seats.length,
        game.setup({ seats: seats.length, options: game.options.parse({}) }, prng(1)),
        0,
      ),
      status,
      seats,
      toAct: [],
      view: null,
    })
  })
})
