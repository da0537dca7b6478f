/** Seats that change hands while a game is played: on the felt what waits for the reader, beside it all they can do. */
import type { Child, FC, PropsWithChildren } from 'hono/jsx'
import { nanoid } from 'nanoid'
import type { Seat } from '../../engine/game.ts'
import type { TableLook } from '../../table/types.ts'
import { moment } from '../text/time.ts'
import { words } from '../text/words.ts'
import { isPlayer } from './clock.tsx'
import { NameField } from './field.tsx'
import type { Visit } from './visit.ts'

type HandingProps = { readonly visit: Visit; readonly look: TableLook }

const nameAt = ({ seats }: TableLook, seat: Seat | null): string => seats[seat ?? -1]?.name ?? ''

const isPerson = ({ seats }: TableLook, seat: Seat): boolean => seats[seat]?.bot === undefined

/** A button that is a whole form: what it is about goes along. */
const Act: FC<{ look: TableLook; act: string; seat?: Seat; to?: string; label: string; quiet?: boolean }> = (
  props,
) => (
  <form method="post" action={`/t/${props.look.id}/${props.act}`}>
    {props.seat !== undefined && <input type="hidden" name="seat" value={props.seat} />}
    {props.to !== undefined && <input type="hidden" name="to" value={props.to} />}
    <button class={props.quiet ? 'btn quiet' : 'btn'} type="submit">
      {props.label}
    </button>
  </form>
)

/** What a form to take over a seat holds already, and what was wrong with it. */
type Newcomer = { readonly name: string; readonly nameError: string | null }

/**
 * What waits for the reader: a seat of their own to take back, one of somebody else to take over, a question to
 * answer; or null.
 */
export const handingNotice = (visit: Visit, look: TableLook, newcomer: Newcomer): Child => {
  const { you, seats, vote, takeOver } = look
  const own = you === null ? undefined : seats[you]
  if (own?.kept || own?.left) return <ComeBack visit={visit} look={look} isKept={own.kept === true} />
  if (you === null)
    return takeOver === null ? null : <TakeOver visit={visit} look={look} seat={takeOver} {...newcomer} />
  return vote === null || vote.agreed.includes(you) ? null : <Question visit={visit} look={look} />
}

/** Whether the viewer has a say in what is proposed: a pause takes everybody who plays, also those who are late. */
const mayAnswer = (look: TableLook): boolean => {
  const { vote, you, absent } = look
  if (vote === null || you === null) return false
  return vote.to === 'pause' ? isPlayer(look) : !absent.includes(you)
}

const Slip: FC<PropsWithChildren> = ({ children }) => (
  <div class="note ok" role="status">
    <div class="stack grow">{children}</div>
  </div>
)

const ComeBack: FC<HandingProps & { isKept: boolean }> = ({ visit, look, isKept }) => {
  const text = words(visit.lang).seats
  return (
    <Slip>
      <p>{isKept ? text.yourKept : text.yourLeft}</p>
      <Act look={look} act="sit" label={text.comeBack} />
    </Slip>
  )
}

const TakeOver: FC<HandingProps & Newcomer & { seat: Seat }> = ({ visit, look, seat, name, nameError }) => {
  const text = words(visit.lang).seats
  return (
    <Slip>
      <p>{text.takeOverHint(nameAt(look, seat))}</p>
      <form class="stack" id="sit" method="post" action={`/t/${look.id}/sit`}>
        <NameField visit={visit} value={name} error={nameError} />
        <input type="hidden" name="key" value={nanoid()} data-own />
        <input type="hidden" name="seat" value={seat} />
        <button class="btn" type="submit">
          {text.takeOver(nameAt(look, seat))}
        </button>
      </form>
    </Slip>
  )
}

const questionOf = ({ visit, look }: HandingProps): string => {
  const { seats: text, clock } = words(visit.lang)
  switch (look.vote?.to) {
    case 'bot':
      return text.voteBot(nameAt(look, look.vote.seat))
    case 'open':
      return text.voteOpen(nameAt(look, look.vote.seat))
    case 'pause':
      return clock.ask(moment(visit.lang, visit.zone, look.vote.until ?? 0))
    default:
      return text.voteEnd
  }
}

const Question: FC<HandingProps> = ({ visit, look }) => (
  <Slip>
    <Asked visit={visit} look={look} />
    {mayAnswer(look) && <Answers visit={visit} look={look} />}
  </Slip>
)

const Asked: FC<HandingProps> = ({ visit, look }) => {
  const { seats: text, common } = words(visit.lang)
  const agreed = look.vote?.agreed.map((seat) => nameAt(look, seat)) ?? []
  return (
    <p>
      {questionOf({ visit, look })} {text.agreed(common.and(agreed))}
    </p>
  )
}

/** Whoever was missing is away by now: what all others agreed on only has to be said again. */
const isAgreed = ({ vote, seats, absent }: TableLook): boolean =>
  seats.every(({ kind, left }, seat) => {
    const isAsked = kind === 'person' && !(vote?.to === 'pause' ? left : absent.includes(seat))
    return !isAsked || vote?.agreed.includes(seat)
  })

const Answers: FC<HandingProps> = ({ visit, look }) => {
  const text = words(visit.lang).seats
  const { vote, you } = look
  if (vote === null || you === null) return null
  const hasAgreed = vote.agreed.includes(you)
  const mayAgree = !hasAgreed || isAgreed(look)
  return (
    <div class="row">
      {mayAgree && vote.to === 'pause' && (
        <form method="post" action={`/t/${look.id}/pause`}>
          <input type="hidden" name="until" value={vote.until ?? 0} />
          <button class="btn" type="submit">
            {text.agree}
          </button>
        </form>
      )}
      {mayAgree && vote.to !== 'pause' && (
        <Act look={look} act="agree" to={vote.to} label={text.agree} {...seatOf(vote.seat)} />
      )}
      <Act look={look} act="object" label={hasAgreed ? text.withdraw : text.object} quiet />
    </div>
  )
}

const seatOf = (seat: Seat | null) => (seat === null ? {} : { seat })

/** Beside the felt, for those who sit. */
export const Handing: FC<HandingProps> = ({ visit, look }) => {
  const { you, absent, seats } = look
  const text = words(visit.lang).seats
  if (you === null) return null
  const isHere = !absent.includes(you)
  return (
    <section id="handing">
      <h2>{text.title}</h2>
      {mayAnswer(look) && look.vote?.agreed.includes(you) && (
        <div class="stack">
          <Asked visit={visit} look={look} />
          <Answers visit={visit} look={look} />
        </div>
      )}
      {absent
        .filter((seat) => seat !== you && isPerson(look, seat))
        .map((seat) => (
          <Absent visit={visit} look={look} seat={seat} mayAsk={isHere} />
        ))}
      {!seats[you]?.kept && (
        <details>
          <summary>{text.rest}</summary>
          <div class="stack">
            <p class="soft small">{text.restHint}</p>
            <Act look={look} act="bot" seat={you} label={text.restNow} />
          </div>
        </details>
      )}
      {!seats[you]?.left && (
        <details>
          <summary>{text.leave}</summary>
          <div class="stack">
            <p class="soft small">{text.leaveSure}</p>
            <Act look={look} act="leave" label={text.leaveNow} />
            {isHere && look.vote?.to !== 'end' && (
              <>
                <p class="soft small">{text.endHint}</p>
                <Act look={look} act="agree" to="end" label={text.proposeEnd} />
              </>
            )}
          </div>
        </details>
      )}
    </section>
  )
}

const whyAway = (look: TableLook, seat: Seat, { lang }: Visit): string => {
  const text = words(lang).seats
  const { kept, left, open } = look.seats[seat] ?? {}
  const name = nameAt(look, seat)
  if (open) return text.isOpen(name)
  if (left) return kept ? `${text.left(name)} ${text.keptFor(name)}` : text.left(name)
  return kept ? text.keptFor(name) : text.overdue(name)
}

/** Whoever acts for the table gives a leaver's seat away alone; of anybody else who is away all decide. */
const Absent: FC<HandingProps & { seat: Seat; mayAsk: boolean }> = ({ visit, look, seat, mayAsk }) => {
  const text = words(visit.lang).seats
  const { kept, left, open } = look.seats[seat] ?? {}
  const name = nameAt(look, seat)
  const gives = look.acts && left
  const asks = mayAsk && !gives
  return (
    <div class="stack">
      <p class="soft">{whyAway(look, seat, visit)}</p>
      <div class="row">
        {gives && !kept && <Act look={look} act="bot" seat={seat} label={text.giveBot} />}
        {gives && !open && <Act look={look} act="open" seat={seat} label={text.giveOpen} />}
        {asks && !kept && <Act look={look} act="agree" to="bot" seat={seat} label={text.proposeBot(name)} />}
        {asks && !open && (
          <Act look={look} act="agree" to="open" seat={seat} label={text.proposeOpen(name)} />
        )}
      </div>
    </div>
  )
}
