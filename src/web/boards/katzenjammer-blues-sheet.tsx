/** The score sheet of Katzenjammer Blues: mice and jokers of this game, and what the finished ones were worth. */
import type { FC } from 'hono/jsx'
import { codes, countOf } from '../../games/katzenjammer-blues/cards.ts'
import type { GameLine } from '../../games/katzenjammer-blues/state.ts'
import { catCode } from '../text/cat-deck.ts'
import { words } from '../text/words.ts'
import { Chip } from '../views/card.tsx'
import { type Column, figures, NewestOpen, PlayerTable, sums } from '../views/player-table.tsx'
import { type Seen, wordsOf } from './katzenjammer-blues-seen.ts'

type Props = { readonly seen: Seen }

/** Without negative scores a fine may cost less than five. */
const fineOf = ({ mice, scores }: GameLine, seat: number): number => (scores[seat] ?? 0) - (mice[seat] ?? 0)

const Finished: FC<Props & { line: GameLine; game: number }> = ({ seen, line, game }) => {
  const text = wordsOf(seen.lang)
  const columns: readonly Column[] = [
    figures(text.miceColumn, line.mice),
    figures(text.allJokers, line.jokers),
    figures(
      text.fine,
      line.mice.map((_, seat) => fineOf(line, seat)),
    ),
    sums(text.score, line.scores),
  ]
  return <PlayerTable seen={seen} caption={text.gameLine(game)} player={text.player} columns={columns} />
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
              <>
                <span class="nw">
                  <Chip code={catCode(code)} lang={lang} /> ×{count}
                </span>{' '}
              </>
            ))}
    </p>
  )
}

const Games: FC<Props> = ({ seen }) => (
  <NewestOpen
    parts={seen.view.games.map((line, index) => ({
      id: `game-${index + 1}`,
      title: wordsOf(seen.lang).gameLine(index + 1),
      content: <Finished seen={seen} line={line} game={index + 1} />,
    }))}
  />
)

export const KatzenjammerSheet: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const isOver = view.phase === 'over'
  const isSeries = view.options.games > 1
  const [only] = view.games
  if (isOver && !isSeries && only !== undefined) return <Finished seen={seen} line={only} game={1} />
  const total = sums(words(lang).table.total, view.totals)
  const current: readonly Column[] = isOver
    ? []
    : [figures(text.miceColumn, view.mice), figures(text.jokersColumn, view.used)]
  const columns = isSeries ? [...current, total] : current
  return (
    <>
      <PlayerTable seen={seen} caption={text.sheetCaption} player={text.player} columns={columns} />
      {!isOver && <Discards seen={seen} />}
      <p class="small soft">{text.fineNote}</p>
      <Games seen={seen} />
    </>
  )
}
