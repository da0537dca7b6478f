/** Skat: an auction for three, one plays alone against two, the sheet is the declarer's. */
import type { Seat } from '../../engine/game.ts'
import type { SkatMove } from '../../games/skat/moves.ts'
import type { SkatView } from '../../games/skat/view.ts'
import { feltWords } from '../text/felt.ts'
import type { Board } from './board.ts'
import { skatDock } from './skat-dock.tsx'
import { skatMiddle } from './skat-middle.tsx'
import { type SkatSeen, wordsOf } from './skat-seen.ts'
import { SkatSheet } from './skat-sheet.tsx'

const inBidding = ({ lang, view }: SkatSeen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const said = view.bidding.said[seat] ?? 0
  return [...(said > 0 ? [text.said(said)] : []), ...(view.bidding.passed[seat] ? [text.passed] : [])]
}

/** What the declarer plays, or on whose side a defender is. */
const side = ({ lang, you, view }: SkatSeen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const { declarer, contract, bid } = view
  if (declarer === null || bid === null) return []
  if (seat === declarer) return [contract === null ? text.declarer(bid) : text.plays(contract, bid)]
  const withYou = you !== null && you !== declarer && you !== seat
  return [withYou ? feltWords(lang).withYou : text.defends]
}

const facts = (seen: SkatSeen, seat: Seat): readonly string[] => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const leads = view.forehand === seat ? [text.forehand] : []
  if (view.phase === 'bidding') return [...leads, ...inBidding(seen, seat)]
  const took = view.phase === 'play' ? [text.took(view.taken[seat] ?? 0, view.points[seat] ?? 0)] : leads
  return [...side(seen, seat), ...took]
}

export const skat: Board<SkatView, SkatMove> = {
  heading: ({ lang, view }) => wordsOf(lang).deal(view.deal, view.options.deals),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle: skatMiddle,
  dock: skatDock,
  score: (seen) =>
    seen.view.lines.length === 0 ? null : <SkatSheet seen={seen} text={wordsOf(seen.lang)} />,
}
