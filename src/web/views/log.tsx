/** `/t/<id>/log`: everything that happened, in sentences, a page at a time. */
import type { FC } from 'hono/jsx'
import type { LogEvent, TableLook } from '../../table/types.ts'
import { tableRulesPath } from '../rulebook.ts'
import { gameText } from '../text/games.ts'
import type { Teller } from '../text/teller.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Layout } from './layout.tsx'
import { LogLines } from './lines.tsx'
import { namesOf } from './table.tsx'
import type { Visit } from './visit.ts'

type LogProps = {
  readonly visit: Visit
  readonly look: TableLook
  /** Oldest first. */
  readonly events: readonly LogEvent[]
  readonly tell: Teller
  /** After which event the page before and the page after this one begin; null where there is none. */
  readonly earlier: number | null
  readonly later: number | null
}

export const LogPage: FC<LogProps> = ({ visit, look, events, tell, earlier, later }) => {
  const { log, common } = words(visit.lang)
  const { name } = gameText(visit.lang, look.game)
  const path = `/t/${look.id}`
  return (
    <Layout visit={visit} title={log.title(name)} styles={['card', 'table', 'dock', 'side', 'pages']}>
      <PageBar visit={visit} heading={name} small={log.heading} rules={tableRulesPath(look.id)} />
      <main class="page" id="main">
        <section class="narrow">
          {events.length === 0 ? (
            <p class="soft">{log.empty}</p>
          ) : (
            <LogLines visit={visit} events={events} tell={tell} names={namesOf(look.seats, visit.lang)} />
          )}
          <nav class="row gap-top" aria-label={common.thisPage}>
            {earlier !== null && (
              <a class="btn" href={`${path}/log?after=${earlier}`}>
                {log.earlier}
              </a>
            )}
            {later !== null && (
              <a class="btn" href={`${path}/log?after=${later}`}>
                {log.later}
              </a>
            )}
            <a class="btn" href={path}>
              {log.back}
            </a>
          </nav>
        </section>
      </main>
    </Layout>
  )
}
