/** The score sheet of Katzenjammer Blues: mice and jokers of this game, and what the finished ones were worth. */
import type { FC } from 'hono/jsx'
import { codes, countOf } from '../../games/katzenjammer-blues/cards.ts'
import type { GameLine } from '../../games/katzenjammer-blues/state.ts'
import { catCode } from '../text/cat-deck.ts'
import { words } from '../text/words.ts'
import { Chip } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import { type Seen, wordsOf } from './katzenjammer-blues-seen.ts'

type Props = { readonly seen: Seen }

type Column = { readonly head: string; readonly values: readonly number[]; readonly strong?: true }

const Table: FC<Props & { caption: string; columns: readonly Column[] }> = ({ seen, caption, columns }) => (
  <table>
    <caption class="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col" class="left">
          {wordsOf(seen.lang).player}
        </th>
        {columns.map(({ head }) => (
          <th scope="col">{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {seatsAround(seen).map((seat) => (
        <tr>
          <th scope="row" class="left">
            {nameOf(seen, seat)}
          </th>
          {columns.map(({ values, strong }) => (
            <td>
              {strong === true ? (
                <b>
                  <Figure value={values[seat] ?? 0} />
                </b>
              ) : (
                <Figure value={values[seat] ?? 0} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Without negative scores a fine may cost less than five. */
const fineOf = ({ mice, scores }: GameLine, seat: number): number => (scores[seat] ?? 0) - (mice[seat] ?? 0)

const Finished: FC<Props & { line: GameLine; game: number }> = ({ seen, line, game }) => {
  const text = wordsOf(seen.lang)
  const columns: readonly Column[] = [
    { head: text.miceColumn, values: line.mice },
    { head: text.allJokers, values: line.jokers },
    { head: text.fine, values: line.mice.map((_, seat) => fineOf(line, seat)) },
    { head: text.score, values: line.scores, strong: true },
  ]
  return <Table seen={seen} caption={text.gameLine(game)} columns={columns} />
}

/** What lies in the discards, each card once with its number. */
const Discards: FC<Props> = ({ seen: { lang, view } }) => {
  const text = wordsOf(lang)
  const piled = codes.map((code) => ({ code, count: countOf(view.discards, code) }))
  return (
    <p class="small">
      {text.discards}:{' '}
      {view.discards.length === 0
        ? text.noDiscards
        : piled
            .filter(({ count }) => count > 0)
            .map(({ code, count }) => (
              <span class="nw">
                <Chip code={catCode(code)} lang={lang} /> ×{count}{' '}
              </span>
            ))}
    </p>
  )
}

/** The newest game lies open, the others fold. */
const Games: FC<Props> = ({ seen }) => (
  <>
    {seen.view.games
      .map((line, index) => (
        <details id={`game-${index + 1}`} open={index === seen.view.games.length - 1}>
          <summary>{wordsOf(seen.lang).gameLine(index + 1)}</summary>
          <Finished seen={seen} line={line} game={index + 1} />
        </details>
      ))
      .toReversed()}
  </>
)

export const KatzenjammerSheet: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const isOver = view.phase === 'over'
  const isSeries = view.options.games > 1
  const [only] = view.games
  if (isOver && !isSeries && only !== undefined) return <Finished seen={seen} line={only} game={1} />
  const total: Column = { head: words(lang).table.total, values: view.totals, strong: true }
  const current: readonly Column[] = isOver
    ? []
    : [
        { head: text.miceColumn, values: view.mice },
        { head: text.jokersColumn, values: view.used },
      ]
  return (
    <>
      <Table seen={seen} caption={text.sheetCaption} columns={isSeries ? [...current, total] : current} />
      {!isOver && <Discards seen={seen} />}
      <p class="small soft">{text.fineNote}</p>
      <Games seen={seen} />
    </>
  )
}
