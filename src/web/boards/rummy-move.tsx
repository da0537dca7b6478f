/** A move of Rummy as its choice is labelled: what is laid, and where. */
import type { FC } from 'hono/jsx'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { RummyBoardWords } from '../text/en/boards/rummy.ts'
import { Chip } from '../views/card.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<RummyView, RummyMove>

export const MoveLabel: FC<{ seen: Seen; move: RummyMove; text: RummyBoardWords }> = ({
  seen: { lang },
  move,
  text,
}) => {
  switch (move.type) {
    case 'draw':
      return text.draw
    case 'discard':
      return (
        <>
          {text.discard} <Chip code={move.card} lang={lang} />
        </>
      )
    case 'meld':
      return (
        <>
          {move.kind === 'set' ? text.set : text.run}{' '}
          {move.cards.map((code) => (
            <Chip code={code} lang={lang} />
          ))}
        </>
      )
    case 'layOff':
      return (
        <>
          {text.layOff} <Chip code={move.card} lang={lang} /> {text.toMeld(move.meld + 1)}
          {move.end !== undefined && `, ${text.ends[move.end]}`}
        </>
      )
    case 'swapJoker':
      return (
        <>
          <Chip code={move.card} lang={lang} /> {text.swap(move.meld + 1)}{' '}
          <Chip code={move.joker} lang={lang} />
        </>
      )
  }
}
