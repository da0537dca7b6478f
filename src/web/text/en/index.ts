import { carry } from './carry.ts'
import { common } from './common.ts'
import { end } from './end.ts'
import { home } from './home.ts'
import { lobby } from './lobby.ts'
import { log } from './log.ts'
import { me } from './me.ts'
import { message } from './message.ts'
import { opening } from './opening.ts'
import { preview } from './preview.ts'
import { table } from './table.ts'

export const en = { carry, common, end, home, lobby, log, me, message, opening, preview, table }
