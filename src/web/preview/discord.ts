/**
 * The layout Discord shows instead of its plain preview:
 * https://docs.discord.com/developers/link-previews/component-embeds. Only components that cannot be wrong: one
 * container, its text, the picture and links; no ids and no sections, which it may answer with no preview at all.
 */
import type { Json } from '../../engine/game.ts'
import { cut, inBytes } from '../../notify/cut.ts'
import type { Lang } from '../../players/types.ts'
import { words } from '../text/words.ts'
import type { Preview } from './preview.ts'

export const DISCORD_BYTES = 3000

const ACTION_ROW = 1
const BUTTON = 2
const LINK_STYLE = 5
const TEXT = 10
const GALLERY = 12
const CONTAINER = 17
/** The felt. */
const ACCENT = 0x28574c

/** Names are people's own; what they mean to Markdown, and whom they would call, is taken from them. */
const plainMarkdown = (text: string): string =>
  text.replace(/[\\*_~`|>#[\]()<:-]/g, '\\$&').replaceAll('@', '@\u200b')

const link = (label: string, url: string): Json => ({ type: BUTTON, style: LINK_STYLE, label, url })

/** Null where it would be larger than Discord reads. */
export const discordLayout = (preview: Preview, origin: string, lang: Lang): Json => {
  const text = words(lang).preview
  const address = `${origin}${preview.path}?l=${lang}`
  const content = `### ${plainMarkdown(preview.title)}\n${plainMarkdown(cut(preview.description, 700, inBytes))}`
  const layout = {
    component: {
      type: CONTAINER,
      accent_color: ACCENT,
      components: [
        { type: TEXT, content },
        {
          type: GALLERY,
          items: [{ media: { url: origin + preview.image.path }, description: preview.image.alt }],
        },
        {
          type: ACTION_ROW,
          components: [
            link(text.play, address),
            link(text.rules, `${origin}${preview.path}/rules?l=${lang}`),
          ],
        },
      ],
    },
  }
  return inBytes(JSON.stringify(layout)) > DISCORD_BYTES ? null : layout
}
