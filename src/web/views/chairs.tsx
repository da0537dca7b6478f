/** The seats before the start; every free one can be sat on. */
import type { Child, FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

type Line = TableLook['seats'][number]
type Props = { readonly visit: Visit; readonly look: TableLook }
type ChairProps = Props & { readonly seat: number; readonly line: Line }

/** Stands inside the form that sits down. */
export const Chairs: FC<Props> = ({ visit, look }) => {
  const { seating } = gameText(visit.lang, look.game)
  return (
    <fieldset>
      <legend class="vh">{words(visit.lang).lobby.chairs}</legend>
      {seating !== undefined && <p class="say small">{seating}</p>}
      <ol class="chairs">
        {look.seats.map((line, seat) =>
          line.kind === 'open' ? (
            <FreeChair visit={visit} look={look} seat={seat} />
          ) : (
            <Chair visit={visit} look={look} seat={seat} line={line} />
          ),
        )}
      </ol>
    </fieldset>
  )
}

const isHost = ({ you, host }: TableLook): boolean => you !== null && you === host

const FreeChair: FC<Omit<ChairProps, 'line'>> = ({ visit, look, seat }) => {
  const { lobby } = words(visit.lang)
  return (
    <li class="free">
      <span>{lobby.freeChair}</span>
      {isHost(look) && (
        <HostButton to={`/t/${look.id}/bot`} seat={seat} label={lobby.botHereAt(seat + 1)}>
          {lobby.botHere}
        </HostButton>
      )}
      <button class="btn" type="submit" name="seat" value={seat} aria-label={lobby.sitHereAt(seat + 1)}>
        {lobby.sitHere}
      </button>
    </li>
  )
}

const Chair: FC<ChairProps> = ({ visit, look, seat, line: { name, bot } }) => {
  const { lobby } = words(visit.lang)
  return (
    <li>
      <span class={`tok s${seat}`} aria-hidden="true">
        {letterOf(name, visit)}
      </span>
      <b>{name}</b>
      {bot === undefined && <span class="small">{roleOf(seat, look, visit)}</span>}
      {bot !== undefined && isHost(look) && (
        <HostButton to={`/t/${look.id}/open`} seat={seat} label={lobby.noBotHereAt(name)}>
          {lobby.noBotHere}
        </HostButton>
      )}
    </li>
  )
}

type HostButtonProps = {
  readonly to: string
  readonly seat: number
  readonly label: string
  readonly children?: Child
}

const HostButton: FC<HostButtonProps> = ({ to, seat, label, children }) => (
  <button class="btn quiet" type="submit" name="seat" value={seat} formaction={to} aria-label={label}>
    {children}
  </button>
)

/** The first character as a reader counts them. */
const letterOf = (name: string, { lang }: Visit): string =>
  [...new Intl.Segmenter(lang).segment(name)][0]?.segment.toLocaleUpperCase(lang) ?? ''

const roleOf = (seat: number, { you, host }: TableLook, { lang }: Visit): string => {
  const { common, lobby } = words(lang)
  if (seat === you) return seat === host ? lobby.youHost : common.you
  return seat === host ? lobby.host : ''
}
