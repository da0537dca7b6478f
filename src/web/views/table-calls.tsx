/** What a seated person decides about calls at one table; whoever may act for it also about its own channel. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

type TableCallsProps = { readonly visit: Visit; readonly look: TableLook; readonly muted: boolean }

export const TableCalls: FC<TableCallsProps> = ({ visit, look, muted }) => {
  const { tableCalls } = words(visit.lang)
  return (
    <section id="calls">
      <h2>{tableCalls.title}</h2>
      {muted && <p class="soft small">{tableCalls.mutedHint}</p>}
      <form method="post" action={`/t/${look.id}/mute`}>
        <button class="btn" type="submit" name="muted" value={muted ? 'no' : 'yes'}>
          {muted ? tableCalls.unmute : tableCalls.mute}
        </button>
      </form>
      <p>
        <a class="whole" href="/me#channels">
          {tableCalls.settings}
        </a>
      </p>
      {look.acts && (
        <p>
          <a class="whole" href={`/t/${look.id}/group`}>
            {tableCalls.group}
          </a>
        </p>
      )}
    </section>
  )
}
