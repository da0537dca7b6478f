/** That nobody chose the cards, and how to check it. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import type { Visit } from './visit.ts'

export const Proof: FC<{ visit: Visit; look: TableLook }> = ({ visit, look: { commitment, secret } }) => {
  const { end } = words(visit.lang)
  if (secret === null) return null
  return (
    <details>
      <summary>
        <Icon name="seal" />
        <span class="ttl">{end.fair}</span>
      </summary>
      <p>{end.fairHint}</p>
      <dl class="proof">
        <dt>{end.commitment}</dt>
        <dd class="mono">{commitment}</dd>
        <dt>{end.secret}</dt>
        <dd class="mono">{secret}</dd>
      </dl>
      <p>{end.check}</p>
      <p class="mono small">{end.command(secret)}</p>
    </details>
  )
}
