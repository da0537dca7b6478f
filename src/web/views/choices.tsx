/** What is chosen on a turn that is not a card, and the buttons that send it. */
import type { Child, FC, PropsWithChildren } from 'hono/jsx'
import type { Json } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { words } from '../text/words.ts'

export type Pick = { readonly move: Json; readonly label: Child }

/** A choice keeps to its move when a fresh page comes: another move is another choice. */
const idOf = (move: Json): string => `pick${JSON.stringify(move).replace(/\W+/g, '-')}`

/** One of several moves, all on view. `shape` is the style of the row. */
export const Picks: FC<{
  legend: string
  shape: 'bids' | 'suits' | 'games' | 'sets' | 'plain'
  picks: readonly Pick[]
}> = ({ legend, shape, picks }) => (
  <fieldset class="ladder">
    <legend class="vh">{legend}</legend>
    <div class={`pills ${shape}`}>
      {picks.map(({ move, label }) => (
        <label>
          <input type="radio" name="move" id={idOf(move)} value={JSON.stringify(move)} required />
          <span class="pick">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** The button that sends what is chosen; until then it says what is missing. What else may be done stands after it. */
export const Confirm: FC<PropsWithChildren<{ verb: string; missing: string; lang: Lang }>> = ({
  verb,
  missing,
  lang,
  children,
}) => (
  <div class="acts">
    <button class="btn clear" type="reset">
      {words(lang).table.clear}
    </button>
    <button class="btn lamp needs" type="submit">
      <span class="wait">{missing}</span>
      <span class="ready">
        {verb} <span data-chosen />
      </span>
    </button>
    {children}
  </div>
)

/** A move that needs no choosing: its button sends it, whatever else is chosen or not. */
export const Direct: FC<PropsWithChildren<{ move: Json; lamp?: boolean }>> = ({ move, lamp, children }) => (
  <button
    class={lamp === true ? 'btn lamp' : 'btn'}
    type="submit"
    name="move"
    value={JSON.stringify(move)}
    formnovalidate
  >
    {children}
  </button>
)

/**
 * The button of several moves that are one act, holes in them for what is chosen: see `fillMoves`. `takes`: how
 * many have to be chosen for it at least, `1` exactly. `later`: it may wait for the moves after it. `begins`: it
 * does, and what has `data-begun` is shown meanwhile. `hidden`: it is one of those.
 */
export const Several: FC<
  PropsWithChildren<{
    moves: readonly Json[]
    takes?: '1' | '3'
    lamp?: boolean
    later?: boolean
    begins?: boolean
    hidden?: boolean
    form?: string
  }>
> = ({ moves, takes, lamp, later, begins, hidden, form, children }) => (
  <button
    class={lamp === true ? 'btn lamp' : 'btn'}
    type="submit"
    name="moves"
    value={JSON.stringify(moves)}
    data-takes={takes}
    data-later={later === true ? 'yes' : undefined}
    data-begins={begins === true ? 'yes' : undefined}
    data-begun={hidden === true ? 'yes' : undefined}
    hidden={hidden === true}
    form={form}
    formnovalidate
  >
    {children}
  </button>
)

type ConfirmAnyProps = {
  /** With an empty list where what is chosen belongs: see `fillMove`. */
  readonly move: Json
  /** What the button reads by the number chosen; the first where that is not known, the last for all above. */
  readonly says: readonly string[]
  readonly missing: string
  readonly lang: Lang
}

/** The button that sends any number of things chosen. */
export const ConfirmAny: FC<ConfirmAnyProps> = ({ move, says, missing, lang }) => (
  <>
    <button class="btn clear" type="reset">
      {words(lang).table.clear}
    </button>
    <button class="btn lamp needs" type="submit" name="move" value={JSON.stringify(move)}>
      <span class="wait">{missing}</span>
      <span class="ready" data-says={JSON.stringify(says)}>
        {says[0]}
      </span>
    </button>
  </>
)

type ConfirmReadProps = Omit<ConfirmAnyProps, 'says'> & {
  /** What the button reads by what is chosen: the fields' values in ascending order, without anything between. */
  readonly reads: { readonly [chosen: string]: string }
  /** What it reads where that is not known, and of a choice that is not among these. */
  readonly unread: string
  readonly none: string
}

/** The button that sends things chosen, and says what they are together. */
export const ConfirmRead: FC<ConfirmReadProps> = ({ move, reads, unread, none, missing, lang }) => (
  <>
    <button class="btn clear" type="reset">
      {words(lang).table.clear}
    </button>
    <button class="btn lamp needs" type="submit" name="move" value={JSON.stringify(move)}>
      <span class="wait">{missing}</span>
      <span class="ready" data-reads={JSON.stringify(reads)} data-none={none}>
        {unread}
      </span>
    </button>
  </>
)
