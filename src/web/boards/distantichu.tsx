/** DistanTichu: sets on the way to a destination, the declaration of being first, and cards handed over. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { DistantichuMove } from '../../games/distantichu/moves.ts'
import type { DistantichuView } from '../../games/distantichu/view.ts'
import type { Lang } from '../../players/types.ts'
import type { DistantichuBoardWords } from '../text/en/boards/distantichu.ts'
import { distantichu as en } from '../text/en/boards/distantichu.ts'
import { distantichu as ko } from '../text/ko/boards/distantichu.ts'
import { Confirm, Direct } from '../views/choices.tsx'
import { isYourTurn } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { SetsHand } from './distantichu-hand.tsx'
import { Trick } from './distantichu-middle.tsx'
import { DistantichuSheet } from './distantichu-sheet.tsx'

type Seen = SeenOf<DistantichuView, DistantichuMove>

const wordsOf = (lang: Lang): DistantichuBoardWords => (lang === 'ko' ? ko : en)

/** Whether a seat has passed the set that stands. */
const hasPassed = ({ phase, plays, chances, counts }: DistantichuView, seat: Seat): boolean => {
  const standing = plays.at(-1)
  if (phase !== 'play' || standing === undefined || standing.seat === seat) return false
  return (counts[seat] ?? 0) > 0 && !chances.includes(seat)
}

const facts = ({ lang, view }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const known = view.known[seat] ?? null
  return [
    text.pile(view.piles[seat] ?? 0),
    ...(view.declared[seat] === true ? [text.riichi] : []),
    ...(view.first === seat ? [text.first] : []),
    ...(known !== null && (view.counts[seat] ?? 0) > 0 ? [text.only(known)] : []),
    ...(hasPassed(view, seat) ? [text.passed] : []),
  ]
}

const passMove: DistantichuMove = { type: 'pass' }
const declares: DistantichuMove = { type: 'riichi', declare: true }
const declaresNot: DistantichuMove = { type: 'riichi', declare: false }

const Declaring: FC<{ text: DistantichuBoardWords }> = ({ text }) => (
  <>
    <p class="say note-riichi">{text.riichiNote}</p>
    <div class="acts answer">
      <Direct move={declares}>{text.declare}</Direct>
      <Direct move={declaresNot}>{text.declareNot}</Direct>
    </div>
  </>
)

/** Where a seat can only pass there is no button that waits for cards. */
const Playing: FC<{ seen: Seen }> = ({ seen: { lang, legal } }) => {
  const text = wordsOf(lang)
  const mayPass = legal.some(({ type }) => type === 'pass')
  if (legal.every(({ type }) => type === 'pass')) {
    return (
      <div class="acts answer">
        <Direct move={passMove} lamp>
          {text.pass}
        </Direct>
      </div>
    )
  }
  return (
    <Confirm verb={text.play} missing={text.choose} lang={lang}>
      {mayPass && <Direct move={passMove}>{text.pass}</Direct>}
    </Confirm>
  )
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  if (!isYourTurn(seen)) return null
  switch (seen.view.phase) {
    case 'declare':
      return <Declaring text={text} />
    case 'play':
      return <Playing seen={seen} />
    case 'keep':
      return <Confirm verb={text.keep} missing={text.chooseKept} lang={seen.lang} />
    case 'over':
      return null
  }
}

export const distantichu: Board<DistantichuView, DistantichuMove> = {
  assets: { styles: ['distantichu'], scripts: [] },
  heading: ({ lang, view }) => wordsOf(lang).heading(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle: (seen) => {
    const text = wordsOf(seen.lang)
    return { label: text.middle, content: <Trick seen={seen} text={text} /> }
  },
  dock: (seen) => {
    const { hand } = seen.view
    return (
      <>
        {hand !== null && hand.length > 0 && <SetsHand seen={seen} text={wordsOf(seen.lang)} hand={hand} />}
        <Choices seen={seen} />
      </>
    )
  },
  score: (seen) => <DistantichuSheet seen={seen} text={wordsOf(seen.lang)} />,
}
