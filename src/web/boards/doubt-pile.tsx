/** The middle of a table of Doubt: the claim that stands to be doubted, the pile under it, the last reveal. */
import type { FC } from 'hono/jsx'
import { isHonest } from '../../games/doubt/deck.ts'
import type { DoubtMove } from '../../games/doubt/moves.ts'
import type { DoubtedClaim } from '../../games/doubt/state.ts'
import type { DoubtView, ShownClaim } from '../../games/doubt/view.ts'
import { claimText, rankText } from '../text/claims.ts'
import type { DoubtBoardWords } from '../text/en/boards/doubt.ts'
import { card } from '../text/parts.ts'
import { Back, Card } from '../views/card.tsx'
import { Told } from '../views/sentence.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DoubtView, DoubtMove>
type Props = { readonly seen: Seen; readonly text: DoubtBoardWords }

/** So many claims under the last one are named; the sheet has them all. */
const NAMED = 3

const heightOf = (pile: readonly ShownClaim[]): number => pile.reduce((sum, { count }) => sum + count, 0)

const FaceDown: FC<{ claim: ShownClaim; text: DoubtBoardWords }> = ({ claim, text }) => (
  <div class="laid" role="img" aria-label={text.faceDown(claim.count)}>
    {Array.from({ length: claim.count }, () => (
      <Back />
    ))}
  </div>
)

const Earlier: FC<Props & { claims: readonly ShownClaim[] }> = ({ seen: { lang, names }, text, claims }) => {
  if (claims.length === 0) return null
  const named = claims.toReversed().slice(0, NAMED)
  const more = claims.length - named.length
  return (
    <p class="say facts">
      <span>{text.earlier}</span>
      {named.map(({ seat, rank, count }) => (
        <span>
          <Told sentence={text.says(seat, claimText(lang, rank, count))} names={names} lang={lang} />
        </span>
      ))}
      {more > 0 && <span>{text.more(more)}</span>}
    </p>
  )
}

/** The last claim and what lies under it. */
const Pile: FC<Props & { last: ShownClaim }> = ({ seen, text, last }) => {
  const { lang, names, view } = seen
  return (
    <>
      <FaceDown claim={last} text={text} />
      <p class="lead">
        <Told
          sentence={text.says(last.seat, claimText(lang, last.rank, last.count))}
          names={names}
          lang={lang}
        />
      </p>
      {last.cards !== null && (
        <p class="say">
          <Told sentence={text.isReally(last.cards.map(card))} names={names} lang={lang} />
        </p>
      )}
      <p class="say">
        <strong>{text.onPile(heightOf(view.pile))}</strong>
      </p>
      <Earlier seen={seen} text={text} claims={view.pile.slice(0, -1)} />
    </>
  )
}

/** What the last doubt found: large while nothing lies over it, so that it can be read hours later. */
const Reveal: FC<Props & { doubted: DoubtedClaim }> = ({ seen: { lang, names }, text, doubted }) => {
  const { doubter, claimant, rank, cards, honest, taker, taken } = doubted
  return (
    <>
      <p class="lead">
        <Told
          sentence={text.doubted(doubter, claimant, claimText(lang, rank, cards.length))}
          names={names}
          lang={lang}
        />
      </p>
      <div class="laid open">
        {cards.map((code) => (
          <figure class={isHonest(rank, [code]) ? '' : 'false'}>
            <Card code={code} lang={lang} />
          </figure>
        ))}
      </div>
      <p class="say">
        <strong>{honest ? text.honest : text.lie}</strong>{' '}
        <Told sentence={text.took(taker, taken)} names={names} lang={lang} />
      </p>
    </>
  )
}

/** The same in one line, under the claims made since. */
const ShortReveal: FC<Props & { doubted: DoubtedClaim }> = ({ seen: { lang, names }, text, doubted }) => {
  const { doubter, claimant, rank, cards, honest, taker, taken } = doubted
  return (
    <p class="say last">
      <Told
        sentence={text.lastDoubt(doubter, claimant, claimText(lang, rank, cards.length))}
        names={names}
        lang={lang}
      />{' '}
      {honest ? text.honest : text.lie} <Told sentence={cards.map(card)} names={names} lang={lang} />{' '}
      <Told sentence={text.took(taker, taken)} names={names} lang={lang} />
    </p>
  )
}

/** Who claims next and what, where no claim can be doubted. */
const Due: FC<Props> = ({ seen: { lang, names, you, view }, text }) => {
  const rank = rankText(lang, view.due)
  return (
    <>
      {view.toAct.map((seat) => (
        <p class="lead">
          <Told
            sentence={view.pile.length === 0 ? text.begins(seat, rank) : text.goesOn(seat, rank)}
            names={names}
            lang={lang}
          />
        </p>
      ))}
      {you !== null && view.toAct.includes(you) && <p class="say">{text.anyCards(rank)}</p>}
    </>
  )
}

export const DoubtPile: FC<Props> = ({ seen, text }) => {
  const { view } = seen
  const last = view.pile.at(-1)
  const { lastDoubt } = view
  return (
    <>
      {last !== undefined && <Pile seen={seen} text={text} last={last} />}
      {lastDoubt !== null && last === undefined && <Reveal seen={seen} text={text} doubted={lastDoubt} />}
      {view.phase === 'play' && <Due seen={seen} text={text} />}
      {lastDoubt !== null && last !== undefined && (
        <ShortReveal seen={seen} text={text} doubted={lastDoubt} />
      )}
    </>
  )
}
