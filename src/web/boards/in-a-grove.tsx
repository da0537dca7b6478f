/** In a Grove: three suspects face down, what each player has seen of them, and the accusations that pile up. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { GroveMove } from '../../games/in-a-grove/moves.ts'
import type { PerPlace, Place } from '../../games/in-a-grove/persons.ts'
import type { GroveView } from '../../games/in-a-grove/view.ts'
import { listed, seat } from '../text/parts.ts'
import { Told } from '../views/sentence.tsx'
import type { Board } from './board.ts'
import { GroveDock } from './in-a-grove-dock.tsx'
import { Reveal } from './in-a-grove-reveal.tsx'
import { type GroveProps, type GroveSeen, wordsOf } from './in-a-grove-seen.ts'
import { GroveSheet } from './in-a-grove-sheet.tsx'
import { type Lying, Suspects } from './in-a-grove-suspects.tsx'

const hidden = [null, null, null] as const

/** In the order in which they have looked. */
const lookersOf = ({ looks, starter }: GroveView): PerPlace<readonly Seat[]> => {
  const inOrder = looks.map((_, index) => (starter + index) % looks.length)
  const at = (place: Place) => inOrder.filter((who) => looks[who]?.includes(place))
  return [at(0), at(1), at(2)]
}

const lyingNow = (view: GroveView): Lying => ({
  suspects: view.known?.suspects ?? hidden,
  unseen: view.unseen,
  swapped: view.swapped,
  accusations: view.accusations,
  culprit: null,
  lookers: lookersOf(view),
})

/** Until somebody has looked, what came of the round before lies on the table. */
const Before: FC<GroveProps> = ({ seen }) => {
  const { lang, names, view } = seen
  const text = wordsOf(lang)
  const last = view.rounds.at(-1)
  if (last !== undefined) {
    return (
      <>
        <h3 class="past">{text.past(last.round)}</h3>
        <Reveal seen={seen} line={last} />
      </>
    )
  }
  return (
    <>
      <Suspects seen={seen} lying={lyingNow(view)} />
      <p class="lead">
        <Told sentence={text.looksFirst(view.starter)} names={names} lang={lang} />
      </p>
    </>
  )
}

const Over: FC<GroveProps> = ({ seen }) => {
  const { lang, names, view } = seen
  const last = view.rounds.at(-1)
  const losers = view.losers ?? []
  return (
    <>
      {last !== undefined && <Reveal seen={seen} line={last} />}
      {losers.length > 0 && (
        <p class="lead">
          <Told sentence={wordsOf(lang).lost(listed(losers.map(seat)))} names={names} lang={lang} />
        </p>
      )}
    </>
  )
}

const Middle: FC<GroveProps> = ({ seen }) => {
  switch (seen.view.phase) {
    case 'look':
      return <Before seen={seen} />
    case 'accuse':
      return <Suspects seen={seen} lying={lyingNow(seen.view)} />
    case 'over':
      return <Over seen={seen} />
  }
}

const facts = ({ lang, view, you }: GroveSeen, who: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const wrong = text.wrong(view.faceDown[who] ?? 0)
  const left = text.left(view.own[who] ?? 0)
  const known = who === you ? [left, wrong] : [wrong]
  return view.starter === who ? [...known, text.first] : known
}

export const inAGrove: Board<GroveView, GroveMove> = {
  assets: { styles: ['in-a-grove'], scripts: [] },
  heading: ({ lang, view }) => wordsOf(lang).heading(view.round),
  cards: ({ view }, who) => view.own[who] ?? 0,
  facts,
  middle: (seen) => ({ label: wordsOf(seen.lang).middle, content: <Middle seen={seen} /> }),
  dock: (seen) => <GroveDock seen={seen} />,
  score: (seen) => <GroveSheet seen={seen} />,
}
