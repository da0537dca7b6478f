/**
 * What a chat is told of a table by its link. Everything in it a spectator may know, whoever asks: the one who
 * fetches the page may be a player's own telephone. No app shows more than these bytes of it.
 */

import { cut, inBytes } from '../../notify/cut.ts'
import type { Lang } from '../../players/types.ts'
import { withBotNames } from '../../seat-names.ts'
import type { SeatLine, TableLook } from '../../table/types.ts'
import { hasPoints } from '../points.ts'
import { figure } from '../text/figures.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { picturePath } from './address.ts'
import type { Score } from './middle.ts'
import { middleOf } from './middles/index.ts'
import { PICTURE } from './picture.ts'

export const TITLE_BYTES = 70
export const DESCRIPTION_BYTES = 350
/** Of a label beside the preview. */
const FACT_BYTES = 120
const ALT_BYTES = 400

export type Fact = { readonly label: string; readonly text: string }

export type Preview = {
  readonly title: string
  readonly description: string
  /** From the site's root. */
  readonly path: string
  readonly image: {
    readonly path: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }
  /** Two, for the apps that show some: first whose turn it is, then the seats or the score. */
  readonly facts: readonly Fact[]
  /** Whether other pages can show a small board of it, or link to it alone; null where there is no table. */
  readonly elsewhere: 'board' | 'link' | null
}

/** The parts of a look that do not depend on who looks, but for the view, of which only the score is used. */
export type Seen = Pick<
  TableLook,
  'id' | 'game' | 'n' | 'v' | 'status' | 'seats' | 'host' | 'toAct' | 'view' | 'result'
>

/** The sentence with as much of the names as leaves room for the rest of it. */
const fitted = (names: string, most: number, sentence: (names: string) => string): string =>
  cut(sentence(cut(names, Math.max(0, most - inBytes(sentence(''))), inBytes)), most, inBytes)

const seatedNames = (seats: readonly SeatLine[], lang: Lang): string =>
  words(lang).common.and(seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name))

const namesAt = (look: Seen, seats: readonly number[], lang: Lang): string =>
  words(lang).common.and(seats.map((seat) => look.seats[seat]?.name ?? ''))

const freeSeats = ({ seats }: Seen): number => seats.filter(({ kind }) => kind === 'open').length

/** Of a finished game everybody's result; those who share a win or a loss stand in one line. None without points. */
const scoresOf = ({ game, view, result, status }: Seen): readonly Score[] => {
  if ((status !== 'playing' && status !== 'over') || !hasPoints(game)) return []
  const lines = middleOf(game).scores(view)
  if (result === null) return lines
  const groups = lines.length > 0 ? lines : result.scores.map((points, seat) => ({ seats: [seat], points }))
  return groups.map(({ seats }) => ({ seats, points: result.scores[seats[0] ?? 0] ?? 0 }))
}

/** *Mina & Tom 212, Jisoo & Hyunwoo 187*. */
export const scoreLine = (look: Seen, lang: Lang): string => {
  const { preview } = words(lang)
  return scoresOf(look)
    .map(({ seats, points }) => {
      const names = seats.map((seat) => look.seats[seat]?.name ?? '')
      return preview.points(preview.team(names), figure(points))
    })
    .join(', ')
}

/** *Spades: Mina and Tom win, Mina & Tom 512, Jisoo & Hyunwoo 340*: a finished game in one line. */
export const resultLine = (look: Seen, lang: Lang): string => {
  const { preview } = words(lang)
  const { names, say } = stateOf(look, lang)
  return preview.result(gameText(lang, look.game).name, say(names), scoreLine(look, lang))
}

const stateOf = (
  look: Seen,
  lang: Lang,
): { readonly names: string; readonly say: (names: string) => string } => {
  const { common, preview } = words(lang)
  switch (look.status) {
    case 'open':
      return { names: '', say: () => common.freeSeats(freeSeats(look)) }
    case 'playing':
      return { names: namesAt(look, look.toAct, lang), say: preview.toPlay }
    case 'over': {
      const winners = look.result?.winners ?? []
      if (winners.length === 0) return { names: '', say: () => words(lang).seats.ended }
      return { names: namesAt(look, winners, lang), say: (names) => preview.won(names, winners.length > 1) }
    }
    case 'closed':
      return { names: '', say: () => preview.closed }
  }
}

const titleOf = (look: Seen, lang: Lang): string => {
  const { names, say } = stateOf(look, lang)
  const { name } = gameText(lang, look.game)
  return fitted(names, TITLE_BYTES, (some) => words(lang).preview.title(name, say(some)))
}

const descriptionOf = (look: Seen, lang: Lang): string => {
  const { preview, lobby } = words(lang)
  const { line } = gameText(lang, look.game)
  const names = seatedNames(look.seats, lang)
  const seated = names === '' ? '' : preview.seated(names)
  switch (look.status) {
    case 'open':
      return [lobby.invited(look.seats[look.host ?? -1]?.name ?? ''), line, seated].join(' ')
    case 'playing':
    case 'over': {
      const scores = scoreLine(look, lang)
      return [scores === '' ? seated : preview.scored(scores), line].join(' ')
    }
    case 'closed':
      return lobby.closedHint
  }
}

const factsOf = (look: Seen, lang: Lang): readonly Fact[] => {
  const { preview } = words(lang)
  const taken = preview.taken(look.seats.length - freeSeats(look), look.seats.length)
  const scores = scoreLine(look, lang)
  const second =
    scores === '' ? { label: preview.seats, text: taken } : { label: preview.score, text: scores }
  switch (look.status) {
    case 'open':
      return [{ label: preview.turn, text: preview.beforeStart }, second]
    case 'playing':
      return [{ label: preview.turn, text: namesAt(look, look.toAct, lang) }, second]
    case 'over':
      return [{ label: preview.winner, text: namesAt(look, look.result?.winners ?? [], lang) }, second]
    case 'closed':
      return [{ label: preview.state, text: preview.closed }, second]
  }
}

const short = ({ label, text }: Fact): Fact => ({ label, text: cut(text, FACT_BYTES, inBytes) })

export const previewOf = (told: Seen, lang: Lang): Preview => {
  const look = withBotNames(told, lang)
  const title = titleOf(look, lang)
  const { name } = gameText(lang, look.game)
  const alt = `${words(lang).preview.alt(name, seatedNames(look.seats, lang))}. ${title}.`
  return {
    title,
    description: cut(descriptionOf(look, lang), DESCRIPTION_BYTES, inBytes),
    path: `/t/${look.id}`,
    image: { path: picturePath(look), alt: cut(alt, ALT_BYTES, inBytes), ...PICTURE },
    facts: factsOf(look, lang).map(short),
    elsewhere: look.status === 'closed' ? 'link' : 'board',
  }
}

/** Of an address that is no table's, or not any more. */
export const lostPreview = (path: string, lang: Lang): Preview => {
  const { message, common } = words(lang)
  return {
    title: cut(message.noTableTitle, TITLE_BYTES, inBytes),
    description: cut(message.noTableHint, DESCRIPTION_BYTES, inBytes),
    path,
    image: { path: '/icons/512.png', alt: common.brand, width: 512, height: 512 },
    facts: [],
    elsewhere: null,
  }
}
