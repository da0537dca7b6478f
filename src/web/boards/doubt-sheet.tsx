/** Beside a table of Doubt: how many cards everybody has left, and every claim on the pile. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { DoubtMove } from '../../games/doubt/moves.ts'
import type { DoubtView } from '../../games/doubt/view.ts'
import { claimText } from '../text/claims.ts'
import type { DoubtBoardWords } from '../text/en/boards/doubt.ts'
import { Chip } from '../views/card.tsx'
import { PlayerTable } from '../views/player-table.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DoubtView, DoubtMove>
type Props = { readonly seen: Seen; readonly text: DoubtBoardWords }

const Chips: FC<{ seen: Seen; cards: readonly string[] }> = ({ seen: { lang }, cards }) => (
  <span class="chips">
    {cards.map((code) => (
      <Chip code={code} lang={lang} />
    ))}
  </span>
)

/** Once the game is over, with the cards. */
const Hands: FC<Props> = ({ seen, text }) => {
  const { counts, hands } = seen.view
  const cell = (seat: Seat) => (
    <>
      <Figure value={counts[seat] ?? 0} />
      {hands !== null && <Chips seen={seen} cards={hands[seat] ?? []} />}
    </>
  )
  return <PlayerTable seen={seen} player={text.player} columns={[{ head: text.cards, cell }]} />
}

/** The last claim first; with the cards where the viewer knows them. */
const Claims: FC<Props> = ({ seen, text }) => (
  <table class="gap-top">
    <caption>{text.claims}</caption>
    <thead>
      <tr>
        <th scope="col" class="left">
          {text.player}
        </th>
        <th scope="col">{text.claim}</th>
      </tr>
    </thead>
    <tbody>
      {seen.view.pile.toReversed().map(({ seat, rank, count, cards }) => (
        <tr>
          <th scope="row" class="left">
            {nameOf(seen, seat)}
          </th>
          <td>
            {claimText(seen.lang, rank, count)}
            {cards !== null && <Chips seen={seen} cards={cards} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const DoubtSheet: FC<Props> = ({ seen, text }) => (
  <>
    <Hands seen={seen} text={text} />
    {seen.view.pile.length > 0 && <Claims seen={seen} text={text} />}
  </>
)
