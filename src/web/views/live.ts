/** What the scripts of a table's page need to know of it. */
import type { TableLook } from '../../table/types.ts'

/** `data-newest`: the newest event on view; `data-seated`: there is somebody to have seen it. */
export const liveData = ({ id, v, e, you }: TableLook) => ({
  'data-table': id,
  'data-version': String(v),
  'data-newest': String(e),
  ...(you === null ? {} : { 'data-seated': 'yes' }),
})
