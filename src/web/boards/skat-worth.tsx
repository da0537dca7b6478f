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

const prospectIn = (prospects: readonly Prospect[], { game, ouvert }: Column, hand: boolean) =>
  prospects.find(
    (one) => one.game === game && one.hand === hand && one.level === (ouvert ? 'ouvert' : 'plain'),
  )

const pale = ({ view }: SkatSeen, value: number): string => (value < view.bidding.current ? 'nw soft' : 'nw')

/** A value below the standing number bids no more; it is there, but pale. */
const Row: FC<{ seen: SkatSeen; prospects: readonly Prospect[]; hand: boolean }> = ({
  seen,
  prospects,
  hand,
}) => {
  const text = wordsOf(seen.lang)
  return (
    <tr>
      <th scope="row">{hand ? text.byHand : text.withSkat}</th>
      {columns.map((column) => {
        const value = prospectIn(prospects, column, hand)?.value ?? 0
        return (
          <td class={pale(seen, value)} title={germanGame(column.game)}>
            {value}
          </td>
        )
      })}
    </tr>
  )
}

/** The same in a line, with the skat only: by hand each is a step more. */
export const SkatWorthLine: FC<{ seen: SkatSeen }> = ({ seen }) => {
  const { view, lang } = seen
  const { prospects } = view
  if (prospects === null) return null
  return (
    <p class="say facts worth">
      <span>{wordsOf(lang).yours}</span>
      {columns.map((column) => {
        const value = prospectIn(prospects, column, false)?.value ?? 0
        return (
          <span class={pale(seen, value)}>
            <Head column={column} seen={seen} /> <b>{value}</b>
          </span>
        )
      })}
    </p>
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
