/** The lower edge of the felt: whose turn it is, the hand, and on the viewer's turn the form that moves. */
import type { Child, FC, PropsWithChildren } from 'hono/jsx'
import { words } from '../text/words.ts'
import { Facts } from './seats.tsx'
import { isYourTurn, nameOf, type Sight } from './sight.ts'

/** `asked` is what those to act have to do; `own` is what the viewer has to keep in mind, `notes` what is new to them. */
const TurnStrip: FC<Omit<DockProps, 'form' | 'children'>> = ({ sight, asked, own, limit, notes }) => {
  const { table } = words(sight.lang)
  const isMine = isYourTurn(sight)
  const names = sight.toAct.map((seat) => nameOf(sight, seat)).join(', ')
  return (
    <p class="turn" role="status">
      <strong>{isMine ? table.yourTurn : table.theirTurn(names)}</strong>
      <span class="asked">{isMine ? asked : table.othersAsked(asked)}</span>
      {limit !== null && <span class="limit">{limit}</span>}
      <span class="own">{sight.you === null ? table.watching : <Facts facts={own} />}</span>
      {notes.map((note) => (
        <span class="noted">{note}</span>
      ))}
    </p>
  )
}

/** What a move brings with it. */
export type MoveForm = {
  readonly action: string
  /** Unique to this form: the same one sent twice is one move. */
  readonly key: string
  /** Which of the viewer's decisions this is. */
  readonly decision: number
  /** The newest event this page shows. */
  readonly seen: number
}

/** `form` is null when nothing is to be decided, `limit` when there is time enough. */
type DockProps = PropsWithChildren<{
  sight: Sight
  asked: string
  own: readonly string[]
  limit: Child | null
  notes: readonly string[]
  form: MoveForm | null
}>

export const Dock: FC<DockProps> = ({ form, children, ...rest }) => {
  const { sight } = rest
  const strip = <TurnStrip {...rest} />
  if (form === null || !isYourTurn(sight)) {
    return (
      <section class="dock" id="dock" aria-label={words(sight.lang).table.hand}>
        {strip}
        {children}
      </section>
    )
  }
  return (
    <form class="dock on" id="dock" method="post" action={form.action} autocomplete="off">
      {strip}
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="decision" value={form.decision} />
      <input type="hidden" name="seen" value={form.seen} />
      {children}
    </form>
  )
}
