/** Score sheets as players write them: figures under each other, a dot for nothing, a true minus. */
import type { FC } from 'hono/jsx'
import { figure } from '../text/figures.ts'

export const Figure: FC<{ value: number }> = ({ value }) => {
  if (value !== 0) return <span>{figure(value)}</span>
  return (
    <>
      <span class="soft" aria-hidden="true">
        ·
      </span>
      <span class="vh">0</span>
    </>
  )
}
