/** "Why was I not told?": the newest calls, and what became of each. */
import type { FC } from 'hono/jsx'
import type { LedgerLine } from '../../players/types.ts'
import { calledText, resultText } from '../text/called.ts'
import { ago, machineTime } from '../text/time.ts'
import { words } from '../text/words.ts'
import { channelName } from './channels.tsx'
import { Icon } from './icon.tsx'
import type { Visit } from './visit.ts'

/** So many are on view; the rest unfold. */
const FIRST = 8

type LedgerProps = { readonly visit: Visit; readonly lines: readonly LedgerLine[] }

export const Ledger: FC<LedgerProps> = ({ visit, lines }) => {
  const { ledger, home } = words(visit.lang)
  const older = lines.slice(FIRST)
  return (
    <section id="ledger">
      <h2>{ledger.title}</h2>
      {lines.length === 0 ? (
        <p class="soft">{ledger.none}</p>
      ) : (
        <>
          <p class="soft small">{ledger.intro}</p>
          <div class="sheet">
            <Entries visit={visit} lines={lines.slice(0, FIRST)} />
            {older.length > 0 && (
              <details>
                <summary>{home.older(older.length)}</summary>
                <Entries visit={visit} lines={older} />
              </details>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const Entries: FC<LedgerProps> = ({ visit, lines }) => (
  <ul class="entries">
    {lines.map((line) => (
      <li>
        <a href={`/t/${line.table}`}>{calledText(visit.lang, line)}</a>
        <time datetime={machineTime(line.at)}>{ago(visit.lang, line.at, visit.now)}</time>
        <p class={line.state === 'failed' ? 'small bad' : 'small soft'}>
          {line.state === 'failed' && <Icon name="warn" />}{' '}
          {line.channel !== null && <b>{channelName(visit, line.channel.kind)}: </b>}
          {resultText(visit, line)}
        </p>
      </li>
    ))}
  </ul>
)
