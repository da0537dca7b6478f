/** Master of Rules: numbers all share, a rule for each, a display to take from, and what came of the last deal. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { inOrder, type PlayCard } from '../../games/master-of-rules/cards.ts'
import type { MasterMove } from '../../games/master-of-rules/moves.ts'
import { rightOf } from '../../games/master-of-rules/state.ts'
import type { MasterView } from '../../games/master-of-rules/view.ts'
import type { Lang } from '../../players/types.ts'
import { masterOfRules as en } from '../text/en/boards/master-of-rules.ts'
import { masterOfRules as ko } from '../text/ko/boards/master-of-rules.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { Chip } from '../views/card.tsx'
import { Confirm } from '../views/choices.tsx'
import { Hand, type HandCard } from '../views/hand.tsx'
import { nameOf } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { Deal } from './master-of-rules-deal.tsx'
import { MasterSheet } from './master-of-rules-sheet.tsx'

type Seen = SeenOf<MasterView, MasterMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const facts = ({ lang, names, you, view }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  if (seat !== you) return [text.standing(view.points[seat]?.total ?? 0, view.first === seat)]
  return [text.heading(view.deal, view.dealCount), text.right(nameOf({ names }, rightOf(seat, names.length)))]
}

/** Equal rules are one move, though each of them can be chosen. */
const choicesOf = ({ lang, legal, view }: Seen, cards: readonly PlayCard[]): readonly HandCard[] =>
  cards.map((code) => {
    const why = view.waiting.find(({ card }) => card === code)?.why
    return {
      code,
      move: legal.find(({ card }) => card === code) ?? null,
      ...(why === undefined ? {} : { why: refusalText(lang, 'master-of-rules', why) }),
    }
  })

const Holding: FC<{ seen: Seen; hand: readonly PlayCard[] }> = ({ seen: { lang }, hand }) => (
  <p class="say holding">
    {wordsOf(lang).youHold}{' '}
    {hand.map((code) => (
      <Chip code={code} lang={lang} />
    ))}
  </p>
)

const Dock: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, view, legal } = seen
  if (view.hand === null || view.phase === 'over') return null
  const { table } = words(lang)
  const text = wordsOf(lang)
  const { number, rule } = inOrder(view.hand)
  const hand = [...number, ...rule]
  if (view.phase === 'take' && view.due !== null && legal.length > 0) {
    return (
      <>
        <Holding seen={seen} hand={hand} />
        <Hand
          cards={choicesOf(seen, inOrder(view.display)[view.due])}
          why=""
          lang={lang}
          legend={text.toTake}
          inRow
        />
        <Confirm verb={text.take} missing={text.chooseTake} lang={lang} />
      </>
    )
  }
  return (
    <>
      <Hand cards={choicesOf(seen, hand)} why="" lang={lang} inRow />
      {legal.length > 0 && <Confirm verb={table.play} missing={table.choose} lang={lang} />}
    </>
  )
}

export const masterOfRules: Board<MasterView, MasterMove> = {
  assets: { styles: ['master-of-rules'], scripts: [] },
  showsSeats: true,
  heading: ({ lang, view }) => wordsOf(lang).heading(view.deal, view.dealCount),
  cards: ({ view }, seat) => {
    const { number = 0, rule = 0 } = view.counts[seat] ?? {}
    return number + rule
  },
  facts,
  middle: (seen) => ({
    label: wordsOf(seen.lang).trick(seen.view.trick),
    content: <Deal seen={seen} text={wordsOf(seen.lang)} />,
  }),
  dock: (seen) => <Dock seen={seen} />,
  score: (seen) => <MasterSheet seen={seen} text={wordsOf(seen.lang)} />,
}
