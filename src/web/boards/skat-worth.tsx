/** What a player's own cards would be worth, game by game: worked out for those who bid once a day. */
import type { FC } from 'hono/jsx'
import { gameNames } from '../../games/skat/deck.ts'
import type { Prospect } from '../../games/skat/prospects.ts'
import { germanGame } from '../text/german.ts'
import { SuitMark } from '../views/card.tsx'
import { type SkatSeen, trumpSuit, wordsOf } from './skat-seen.ts'

type Column = { readonly game: Prospect['game']; readonly ouvert: boolean }

/** Null ouvert is a game of its own to one who bids. */
const columns: readonly Column[] = [
  ...gameNames.map((game) => ({ game, ouvert: false })),
  { game: 'null', ouvert: true },
]

const Head: FC<{ column: Column; seen: SkatSeen }> = ({ column: { game, ouvert }, seen: { lang } }) => {
  const suit = trumpSuit(game)
  const text = wordsOf(lang)
  if (suit !== null) return <SuitMark suit={suit} lang={lang} />
  return <>{ouvert ? `${text.gameName(game)} ${text.ouvert}` : text.gameName(game)}</>
}

/** A value below the standing number bids no more; it is there, but pale. */
const Row: FC<{ seen: SkatSeen; prospects: readonly Prospect[]; hand: boolean }> = ({
  seen: { lang, view },
  prospects,
  hand,
}) => {
  const text = wordsOf(lang)
  return (
    <tr>
      <th scope="row">{hand ? text.byHand : text.withSkat}</th>
      {columns.map(({ game, ouvert }) => {
        const level = ouvert ? 'ouvert' : 'plain'
        const found = prospects.find((one) => one.game === game && one.hand === hand && one.level === level)
        if (found === undefined) return <td />
        return (
          <td class={found.value < view.bidding.current ? 'soft' : ''} title={germanGame(game)}>
            {found.value}
          </td>
        )
      })}
    </tr>
  )
}

export const SkatWorth: FC<{ seen: SkatSeen }> = ({ seen }) => {
  const { view, lang } = seen
  const { prospects } = view
  if (prospects === null) return null
  const kinds = [false, true].filter((hand) => prospects.some((one) => one.hand === hand))
  return (
    <table class="worth">
      <caption class="say">{wordsOf(lang).worth}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th scope="col">
              <Head column={column} seen={seen} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((hand) => (
          <Row seen={seen} prospects={prospects} hand={hand} />
        ))}
      </tbody>
    </table>
  )
}
