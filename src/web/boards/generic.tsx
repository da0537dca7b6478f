/** The board of a game that has none of its own: what is seen as a list, what may be done as buttons. */
import type { FC } from 'hono/jsx'
import type { Json } from '../../engine/game.ts'
import { feltWords } from '../text/felt.ts'
import { words } from '../text/words.ts'
import { Direct } from '../views/choices.tsx'
import type { Board } from './board.ts'

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const written = (value: Json): string => {
  if (value === null) return '–'
  if (isList(value)) return value.map(written).join(' ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, field]) => `${name}: ${written(field)}`)
    .join(', ')
}

/** A move as its fields' values: `play 10H`. */
const moveText = (move: Json): string =>
  move !== null && typeof move === 'object' && !isList(move)
    ? Object.values(move).map(written).join(' ')
    : written(move)

const Facts: FC<{ view: Json }> = ({ view }) => {
  if (view === null || typeof view !== 'object' || isList(view)) return <p>{written(view)}</p>
  return (
    <dl class="plain">
      {Object.entries(view).map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{written(value)}</dd>
        </>
      ))}
    </dl>
  )
}

export const generic: Board = {
  heading: () => '',
  cards: () => null,
  facts: () => [],
  middle: ({ lang, view }) => ({ label: feltWords(lang).onTable, content: <Facts view={view} /> }),
  dock: ({ lang, legal }) =>
    legal.length === 0 ? null : (
      <fieldset>
        <legend class="vh">{words(lang).table.moves}</legend>
        <div class="moves">
          {legal.map((move) => (
            <Direct move={move}>{moveText(move)}</Direct>
          ))}
        </div>
      </fieldset>
    ),
  score: () => null,
}
