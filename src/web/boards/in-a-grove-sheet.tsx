/** Beside a table of In a Grove: the cards of each player, what ends the game, and every round retold. */
import type { FC } from 'hono/jsx'
import { enoughWrong, heldLimit } from '../../games/in-a-grove/options.ts'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import { Reveal } from './in-a-grove-reveal.tsx'
import { type GroveProps, wordsOf } from './in-a-grove-seen.ts'

const Counts: FC<GroveProps> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="left">
            {text.player}
          </th>
          <th scope="col">{text.cardsLeft}</th>
          <th scope="col">{text.wrongCards}</th>
        </tr>
      </thead>
      <tbody>
        {seatsAround(seen).map((seat) => (
          <tr>
            <th scope="row" class="left">
              {nameOf(seen, seat)}
            </th>
            <td>
              <Figure value={view.own[seat] ?? 0} />
            </td>
            <td>
              <Figure value={view.faceDown[seat] ?? 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The newest round lies open, the others fold. */
const Rounds: FC<GroveProps> = ({ seen }) => (
  <>
    {seen.view.rounds
      .map((line, index, { length }) => (
        <details id={`round-${line.round}`} open={index === length - 1}>
          <summary>{wordsOf(seen.lang).round(line.round)}</summary>
          <Reveal seen={seen} line={line} />
        </details>
      ))
      .toReversed()}
  </>
)

export const GroveSheet: FC<GroveProps> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  return (
    <>
      <Counts seen={seen} />
      <p class="small soft">
        {view.options.end === 'five' ? text.endsAt(enoughWrong) : text.endsHeld(heldLimit(view.options))}
      </p>
      <Rounds seen={seen} />
    </>
  )
}
