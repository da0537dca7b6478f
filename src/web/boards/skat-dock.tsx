/** The hand of a player of Skat and what may be said or played. */
import type { Child, FC } from 'hono/jsx'
import type { SkatMove } from '../../games/skat/moves.ts'
import { germanGame } from '../text/german.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Confirm, Direct, type Pick, Picks } from '../views/choices.tsx'
import { Hand, HandToPick } from '../views/hand.tsx'
import { type SkatSeen, sortedFor, trumpSuit, wordsOf } from './skat-seen.ts'

type Props = { readonly seen: SkatSeen }

/** How many numbers of the ladder are at hand; the others are one tap away. */
const numbersAtHand = 7

const movesOf = <T extends SkatMove['type']>(seen: SkatSeen, type: T) =>
  seen.legal.filter((move): move is Extract<SkatMove, { readonly type: T }> => move.type === type)

const OwnHand: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const cards = sortedFor(view.hand ?? [], view.contract)
  if (movesOf(seen, 'discard').length > 0) {
    return (
      <>
        <input type="hidden" name="move" value={JSON.stringify({ type: 'discard', cards: [] })} />
        <HandToPick cards={cards} name="move.cards" of={2} lang={lang} />
      </>
    )
  }
  const plays = movesOf(seen, 'play')
  const choices = cards.map((code) => ({ code, move: plays.find((move) => move.card === code) ?? null }))
  const why = view.whyNot === null ? '' : refusalText(lang, 'skat', view.whyNot)
  return <Hand cards={choices} why={why} lang={lang} />
}

const Numbers: FC<Props> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const picks = movesOf(seen, 'bid').map((move): Pick => ({ move, label: String(move.value) }))
  const others = picks.slice(numbersAtHand)
  return (
    <>
      <Picks legend={text.yourBid} shape="bids" picks={picks.slice(0, numbersAtHand)} />
      {others.length > 0 && (
        <details class="rest" id="all-numbers">
          <summary>{text.allNumbers}</summary>
          <Picks legend={text.allNumbers} shape="bids" picks={others} />
        </details>
      )}
    </>
  )
}

/** What needs no number: to hold the standing one, and to pass. */
const Words: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const mayBid = movesOf(seen, 'bid').length > 0
  return (
    <>
      {seen.legal
        .filter(({ type }) => type === 'hold')
        .map((move) => (
          <Direct move={move} lamp={!mayBid}>
            {text.hold(view.bidding.current)}
          </Direct>
        ))}
      {seen.legal
        .filter(({ type }) => type === 'pass')
        .map((move) => (
          <Direct move={move}>{text.pass}</Direct>
        ))}
    </>
  )
}

const Bidding: FC<Props> = ({ seen }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  if (movesOf(seen, 'bid').length === 0) {
    return (
      <div class="acts">
        <Words seen={seen} />
      </div>
    )
  }
  return (
    <>
      <Numbers seen={seen} />
      <Confirm verb={text.bid} missing={text.chooseNumber} lang={lang}>
        <Words seen={seen} />
      </Confirm>
    </>
  )
}

/** One button a move, the first one lit. */
const Buttons: FC<Props & { labels: { readonly [type in SkatMove['type']]?: string } }> = ({
  seen,
  labels,
}) => (
  <div class="acts">
    {seen.legal.map((move, index) => (
      <Direct move={move} lamp={index === 0}>
        {labels[move.type] ?? ''}
      </Direct>
    ))}
  </div>
)

type Announcement = Extract<SkatMove, { readonly type: 'announce' }>

/** The game by its names and its worth, as far as the declarer's own cards tell, set against a bid above it. */
const AnnouncementLabel: FC<Props & { move: Announcement }> = ({ seen: { lang, view }, move }) => {
  const text = wordsOf(lang)
  const { game, level } = move
  const suit = trumpSuit(game)
  const found = view.prospects?.find((one) => one.game === game && one.level === level)
  const value = found?.value ?? 0
  const bid = view.bid ?? 0
  return (
    <>
      <span>
        {suit !== null && <SuitMark suit={suit} />} {text.gameName(game)} {text.level(level)}
      </span>
      <span>
        <small lang="de">{germanGame(game)}</small>{' '}
        <b class="nw">{value < bid ? text.short(value, bid) : value}</b>
      </span>
    </>
  )
}

const Announcing: FC<Props> = ({ seen }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  const moves = movesOf(seen, 'announce')
  const picksOf = (some: readonly Announcement[]) =>
    some.map((move): Pick => ({ move, label: <AnnouncementLabel seen={seen} move={move} /> }))
  const isPlain = ({ game, level }: Announcement) => level === 'plain' || game === 'null'
  const higher = moves.filter((move) => !isPlain(move))
  return (
    <>
      <Picks legend={text.yourGame} shape="games" picks={picksOf(moves.filter(isPlain))} />
      {higher.length > 0 && (
        <details class="rest" id="higher">
          <summary>{text.higher}</summary>
          <Picks legend={text.higher} shape="games" picks={picksOf(higher)} />
        </details>
      )}
      <Confirm verb={text.announce} missing={text.chooseGame} lang={lang} />
    </>
  )
}

/** To give up takes a second tap of its own. */
const GiveUp: FC<Props> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  return (
    <>
      {movesOf(seen, 'concede').map((move) => (
        <details class="rest" id="give-up">
          <summary>{text.giveUp}</summary>
          <div class="acts">
            <p class="say">{text.giveUpHint}</p>
            <Direct move={move}>{text.giveUpDeal}</Direct>
          </div>
        </details>
      ))}
    </>
  )
}

const Playing: FC<Props> = ({ seen }) => {
  const { table } = words(seen.lang)
  return (
    <>
      <Confirm verb={table.play} missing={table.choose} lang={seen.lang} />
      <GiveUp seen={seen} />
    </>
  )
}

const Choices: FC<Props> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  if (seen.legal.length === 0) return null
  switch (seen.view.phase) {
    case 'bidding':
      return <Bidding seen={seen} />
    case 'skat':
      return <Buttons seen={seen} labels={{ pickUp: text.takes, hand: text.leaves }} />
    case 'discard':
      return <Confirm verb={text.discard} missing={text.chooseTwo} lang={seen.lang} />
    case 'announce':
      return <Announcing seen={seen} />
    case 'kontra':
      return <Buttons seen={seen} labels={{ kontra: text.sayKontra, pass: text.playOn }} />
    case 're':
      return <Buttons seen={seen} labels={{ re: text.sayRe, pass: text.playOn }} />
    case 'play':
      return <Playing seen={seen} />
    case 'over':
      return null
  }
}

export const skatDock = (seen: SkatSeen): Child => (
  <>
    {seen.view.hand !== null && seen.view.phase !== 'over' && <OwnHand seen={seen} />}
    <Choices seen={seen} />
  </>
)
