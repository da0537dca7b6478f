/** The pages: plain links and forms, each of which works without any script. */
import { Hono } from 'hono'
import { elsewhere } from '../preview/routes/elsewhere.tsx'
import { picture } from '../preview/routes/picture.ts'
import { refuse } from '../refuse.ts'
import { isTableId } from '../stubs.ts'
import type { AppEnv } from '../types.ts'
import { acts } from './acts.tsx'
import { callForms } from './calls.tsx'
import { carry } from './carry.tsx'
import { feeds } from './feeds.ts'
import { home } from './home.tsx'
import { letters } from './letters.tsx'
import { openings } from './opening.tsx'
import { refusedPage } from './refused.tsx'
import { rules } from './rules.tsx'
import { settings } from './settings.tsx'
import { table } from './table.tsx'
import { tableCalls } from './table-calls.tsx'

export const pages = new Hono<AppEnv>()

const parts = [
  home,
  openings,
  rules,
  table,
  acts,
  tableCalls,
  settings,
  callForms,
  letters,
  feeds,
  carry,
  elsewhere,
  picture,
]

/** What no table is called leads nowhere, not even on to another address. */
pages.use('/t/:id/*', (c, next) =>
  isTableId(c.req.param('id')) ? next() : Promise.resolve(refusedPage(c, refuse('no-table'))),
)

for (const part of parts) pages.route('/', part)
