/** What is drawn in strokes from the one sheet of shapes. Icons never stand alone: words are beside them. */
import type { FC } from 'hono/jsx'

export const sprite = '/art/cards.svg'

/** A shape of the sheet inside an svg; `as` is the style that places it. */
export const Shape: FC<{ id: string; as?: string }> = ({ id, as }) => (
  <use class={as} href={`${sprite}#${id}`} />
)

export const icons = [
  'back',
  'chat',
  'check',
  'copy',
  'down',
  'log',
  'mail',
  'person',
  'phone',
  'replay',
  'score',
  'seal',
  'share',
  'undo',
  'warn',
] as const

export type IconName = (typeof icons)[number]

export const Icon: FC<{ name: IconName }> = ({ name }) => (
  <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
    <use href={`${sprite}#i-${name}`} />
  </svg>
)

export const Wordmark: FC = () => (
  <svg class="mark" viewBox="0 0 124 16" role="img" aria-label="Postdeck">
    <use href={`${sprite}#wordmark`} />
  </svg>
)
