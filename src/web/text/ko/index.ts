import type { Words } from '../words.ts'
import { calls } from './calls.ts'
import { carry } from './carry.ts'
import { clock } from './clock.ts'
import { common } from './common.ts'
import { data } from './data.ts'
import { end } from './end.ts'
import { home } from './home.ts'
import { ledger } from './ledger.ts'
import { letters } from './letters.ts'
import { lobby } from './lobby.ts'
import { log } from './log.ts'
import { me } from './me.ts'
import { message } from './message.ts'
import { offer } from './offer.ts'
import { opening } from './opening.ts'
import { orders } from './orders.ts'
import { preview } from './preview.ts'
import { seats } from './seats.ts'
import { table } from './table.ts'
import { tableCalls } from './tableCalls.ts'

export const ko: Words = {
  calls,
  carry,
  clock,
  common,
  data,
  end,
  home,
  ledger,
  letters,
  lobby,
  log,
  me,
  message,
  offer,
  opening,
  orders,
  preview,
  seats,
  table,
  tableCalls,
}
