/** The addresses of a table's picture. */
import type { Spectacle, TableId } from '../../table/types.ts'

/** What decides the picture of a table; nothing of it depends on who looks. */
type Pictured = Pick<Spectacle, 'id' | 'n' | 'v' | 'status'>

/**
 * Before the start no move tells one picture from the next, though people come and go: then the version of the
 * table stands in the address as well, so that chat apps fetch a new one.
 */
export const picturePath = ({ id, n, v, status }: Pictured): string =>
  status === 'open' ? `/t/${id}/${n}.png?s=${v}` : `/t/${id}/${n}.png`

export const embedPath = (id: TableId): string => `/t/${id}/embed`
