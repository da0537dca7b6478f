/** A line of the ledger in words. */
import type { DeliveryReason, Lang, LedgerLine } from '../../players/types.ts'
import { failureText } from './failure.ts'
import { gameText } from './games.ts'
import { moment } from './time.ts'
import { type Words, words } from './words.ts'

/** *Spades: your turn* */
export const calledText = (lang: Lang, { game, kind }: LedgerLine): string =>
  `${gameText(lang, game).name}: ${words(lang).ledger.kinds[kind]}`

type Reader = { readonly lang: Lang; readonly zone: string }

/** What became of a call, and of the turn it was about. */
export const resultText = (reader: Reader, line: LedgerLine): string => {
  const { ledger } = words(reader.lang)
  const told = (say: (moment: string) => string, at: number | null): readonly string[] =>
    at === null ? [] : [say(moment(reader.lang, reader.zone, at))]
  return [
    becameText(reader, line),
    ...(line.failure === null ? [] : [failureText(reader.lang, line.failure)]),
    ...told(ledger.opened, line.openedAt),
    ...told(ledger.answered, line.answeredAt),
  ].join(' · ')
}

type Held = keyof Words['ledger']['held']

const isHeld = (reason: DeliveryReason): reason is Held =>
  reason === 'quiet' || reason === 'paused' || reason === 'digest' || reason === 'retry'

const becameText = ({ lang, zone }: Reader, { state, reason, nextAt, tries }: LedgerLine): string => {
  const { ledger } = words(lang)
  switch (state) {
    case 'due':
      return ledger.soon
    case 'sent':
      return ledger.sent
    case 'accepted':
      return ledger.accepted
    case 'failed':
      return reason === 'given-up' ? ledger.dropped[reason] : ledger.failed
    case 'delayed':
      return nextAt !== null && reason !== null && isHeld(reason)
        ? ledger.held[reason](moment(lang, zone, nextAt), tries)
        : ledger.heldOpen
    case 'dropped':
      return reason === null || isHeld(reason) ? ledger.droppedOther : ledger.dropped[reason]
  }
}
