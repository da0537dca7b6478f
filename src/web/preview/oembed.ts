/** oEmbed 1.0 (https://oembed.com): what a page of somebody else's shows for a table's link. */
import type { Json } from '../../engine/game.ts'
import { embedPath } from './address.ts'
import type { Preview } from './preview.ts'

/** The widths the small board is made for, and how high it is. */
export const EMBED = { least: 240, most: 800, height: 460 } as const

/** How long a page may go by it, in seconds: a turn may pass in that time, and the board is live anyway. */
const CACHE_SECONDS = 300

export type Room = { readonly width: number; readonly height: number }

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The room a page has is kept to: a board too narrow or too low for it is no board, and null. */
const sizeWithin = ({ width, height }: Room): Room | null => {
  const size = { width: Math.min(width, EMBED.most), height: Math.min(height, EMBED.height) }
  return size.width < EMBED.least || size.height < EMBED.least ? null : size
}

const frame = (address: string, title: string, { width, height }: Room): string =>
  `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="${width}" height="${height}" ` +
  'style="border:0;max-width:100%" loading="lazy"></iframe>'

/** `query` is the language of the link, as in `?l=ko`, or nothing. */
export const oembedOf = (preview: Preview, origin: string, query: string, room: Room): Json => {
  const { title, image, path, elsewhere } = preview
  const common = {
    version: '1.0',
    title,
    provider_name: 'Postdeck',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...(image.width <= room.width && image.height <= room.height
      ? {
          thumbnail_url: origin + image.path,
          thumbnail_width: image.width,
          thumbnail_height: image.height,
        }
      : {}),
  }
  const size = elsewhere === 'board' ? sizeWithin(room) : null
  if (size === null) return { ...common, type: 'link' }
  return { ...common, type: 'rich', html: frame(origin + embedPath(path) + query, title, size), ...size }
}
