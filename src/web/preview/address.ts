/** The addresses of a table's picture. */
import type { Lang } from '../../players/types.ts'
import type { Spectacle, TableId } from '../../table/types.ts'

/** What decides the picture of a table; nothing of it depends on who looks. */
type Pictured = Pick<Spectacle, 'id' | 'n' | 'v' | 'status'>

/**
 * Before the start no move tells one picture from the next, though people come and go: then the version of the
 * table stands in the address as well, so that chat apps fetch a new one.
 */
export const picturePath = ({ id, n, v, status }: Pictured): string =>
  status === 'open' ? `/t/${id}/${n}.png?s=${v}` : `/t/${id}/${n}.png`

/** Of the small board, by the address of the table's page. */
export const embedPath = (path: string): string => `${path}/embed`

/** A link in the language of whoever gives it away; one that says none is told in English. */
export const linkFor = (origin: string, path: string, lang: Lang): string =>
  lang === 'en' ? origin + path : `${origin}${path}?l=${lang}`

/** Where the description of a link is for pages that can show more than a preview. */
export const oembedAddress = (origin: string, link: string): string =>
  `${origin}/oembed?url=${encodeURIComponent(link)}&format=json`

/** The address of a table's page and nothing else: of this site, in any language. Null for all others. */
export const tableIdOf = (link: string, origin: string): TableId | null => {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  return url.origin === origin ? (/^\/t\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null) : null
}
