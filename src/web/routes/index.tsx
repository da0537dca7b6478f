/** The pages: plain links and forms, each of which works without any script. */
import { Hono } from 'hono'
import { elsewhere } from '../preview/routes/elsewhere.tsx'
import { picture } from '../preview/routes/picture.ts'
import type { AppEnv } from '../types.ts'
import { acts } from './acts.tsx'
import { carry } from './carry.tsx'
import { home } from './home.tsx'
import { openings } from './opening.tsx'
import { settings } from './settings.tsx'
import { table } from './table.tsx'

export const pages = new Hono<AppEnv>()

for (const some of [home, openings, table, acts, settings, carry, elsewhere, picture]) pages.route('/', some)
