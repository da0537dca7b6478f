/** Beside a table of In a Grove: the cards of each player, what ends the game, and every round retold. */
import type { FC } from 'hono/jsx'
import { enoughWrong, heldLimit } from '../../games/in-a-grove/options.ts'
import { figures, NewestOpen, PlayerTable } from '../views/player-table.tsx'
import { Reveal } from './in-a-grove-reveal.tsx'
import { type GroveProps, wordsOf } from './in-a-grove-seen.ts'

const Counts: FC<GroveProps> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const columns = [figures(text.cardsLeft, view.own), figures(text.wrongCards, view.faceDown)]
  return <PlayerTable seen={seen} player={text.player} columns={columns} />
}

const Rounds: FC<GroveProps> = ({ seen }) => (
  <NewestOpen
    parts={seen.view.rounds.map((line) => ({
      id: `round-${line.round}`,
      title: wordsOf(seen.lang).round(line.round),
      content: <Reveal seen={seen} line={line} />,
    }))}
  />
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
