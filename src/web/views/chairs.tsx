/** The seats before the start; every free one can be sat on. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

/** Stands inside the form that sits down. */
export const Chairs: FC<{ visit: Visit; look: TableLook }> = ({ visit, look }) => {
  const { lobby } = words(visit.lang)
  const isHost = look.you !== null && look.you === look.host
  const { seating } = gameText(visit.lang, look.game)
  return (
    <fieldset>
      <legend class="vh">{lobby.chairs}</legend>
      {seating !== undefined && <p class="say small">{seating}</p>}
      <ol class="chairs">
        {look.seats.map(({ kind, name, bot }, seat) =>
          kind === 'open' ? (
            <li class="free">
              <span>{lobby.freeChair}</span>
              {isHost && (
                <button
                  class="btn quiet"
                  type="submit"
                  name="seat"
                  value={seat}
                  formaction={`/t/${look.id}/bot`}
                  aria-label={lobby.botHereAt(seat + 1)}
                >
                  {lobby.botHere}
                </button>
              )}
              <button
                class="btn"
                type="submit"
                name="seat"
                value={seat}
                aria-label={lobby.sitHereAt(seat + 1)}
              >
                {lobby.sitHere}
              </button>
            </li>
          ) : (
            <li>
              <span class={`tok s${seat}`} aria-hidden="true">
                {letterOf(name, visit)}
              </span>
              <b>{name}</b>
              {bot === undefined ? (
                <span class="small">{roleOf(seat, look, visit)}</span>
              ) : (
                isHost && (
                  <button
                    class="btn quiet"
                    type="submit"
                    name="seat"
                    value={seat}
                    formaction={`/t/${look.id}/open`}
                    aria-label={lobby.noBotHereAt(name)}
                  >
                    {lobby.noBotHere}
                  </button>
                )
              )}
            </li>
          ),
        )}
      </ol>
    </fieldset>
  )
}

/** The first character as a reader counts them. */
const letterOf = (name: string, { lang }: Visit): string =>
  [...new Intl.Segmenter(lang).segment(name)][0]?.segment.toLocaleUpperCase(lang) ?? ''

const roleOf = (seat: number, { you, host }: TableLook, { lang }: Visit): string => {
  const { common, lobby } = words(lang)
  if (seat === you) return seat === host ? lobby.youHost : common.you
  return seat === host ? lobby.host : ''
}
