/**
 * Draws pictures. An object, since drawing takes longer than a Worker's request may: a tenth of a second of work.
 * It keeps nothing: what it drew is kept by the cache in front of it.
 */
import { DurableObject } from 'cloudflare:workers'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'
import type { Spectacle } from '../../table/types.ts'
import { pictureOf } from './picture.ts'

export type Png = Uint8Array<ArrayBuffer>

export type PainterCalls = {
  /** The picture of a table as PNG. */
  paint(spectacle: Spectacle): Promise<Png>
}

/** Once for all painters that share a process; a start that failed is tried again by the next picture. */
let started: Promise<void> | null = null

export const startRenderer = (): Promise<void> => {
  started ??= initWasm(renderer).catch((error: unknown) => {
    started = null
    throw error
  })
  return started
}

const render = (svg: string): Png => {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
  try {
    const image = drawing.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}

export class Painter extends DurableObject<Env> implements PainterCalls {
  #shapes: string | null = null

  async paint(spectacle: Spectacle): Promise<Png> {
    const [shapes] = await Promise.all([this.#readShapes(), startRenderer()])
    return render(pictureOf(spectacle, shapes))
  }

  async #readShapes(): Promise<string> {
    if (this.#shapes === null) {
      const sheet = await this.env.ASSETS.fetch('https://assets.local/art/cards.svg')
      if (!sheet.ok) throw new Error(`the sheet of shapes: ${sheet.status}`)
      this.#shapes = await sheet.text()
    }
    return this.#shapes
  }
}
