/** The tags that chat apps read, in the head of the first HTML: none of them runs a script. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { words } from '../text/words.ts'
import type { Visit } from '../views/visit.ts'
import { linkFor, oembedAddress } from './address.ts'
import type { Preview } from './preview.ts'

const locales: { readonly [lang in Lang]: string } = { en: 'en_GB', ko: 'ko_KR' }
const langs = ['en', 'ko'] as const satisfies readonly Lang[]
const other: { readonly [lang in Lang]: Lang } = { en: 'ko', ko: 'en' }

/**
 * `og:url` keeps the language of the link: some robots fetch that address once more and show what they find there.
 * The canonical address has none, but where each language is a page of its own.
 */
export const PreviewTags: FC<{ visit: Visit; preview: Preview }> = ({ visit, preview }) => {
  const { lang, origin } = visit
  const { title, description, path, image, facts, elsewhere } = preview
  return (
    <>
      <Canonical visit={visit} preview={preview} />
      <meta property="og:site_name" content={words(lang).common.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={linkFor(origin, path, lang)} />
      <meta property="og:locale" content={locales[lang]} />
      <meta property="og:locale:alternate" content={locales[other[lang]]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + image.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content={image.width === image.height ? 'summary' : 'summary_large_image'} />
      {facts.map(({ label, text }, index) => (
        <>
          <meta name={`twitter:label${index + 1}`} content={label} />
          <meta name={`twitter:data${index + 1}`} content={text} />
        </>
      ))}
      {elsewhere !== null && (
        <>
          <link
            rel="alternate"
            type="application/json+oembed"
            href={oembedAddress(origin, linkFor(origin, path, lang))}
            title={title}
          />
          <DiscordLink visit={visit} path={path} />
        </>
      )}
    </>
  )
}

const Canonical: FC<{ visit: Visit; preview: Preview }> = ({ visit: { lang, origin }, preview }) => {
  const address = origin + preview.path
  if (preview.isPerLanguage === undefined) return <link rel="canonical" href={address} />
  return (
    <>
      <link rel="canonical" href={`${address}?l=${lang}`} />
      {langs.map((one) => (
        <link rel="alternate" hreflang={one} href={`${address}?l=${one}`} />
      ))}
      <link rel="alternate" hreflang="x-default" href={address} />
    </>
  )
}

/** Discord fetches its own layout from https alone; without it, and with a broken one, it takes the tags. */
const DiscordLink: FC<{ visit: Visit; path: string }> = ({ visit: { lang, origin }, path }) =>
  origin.startsWith('https:') ? (
    <link
      rel="discord:component-embed"
      type="application/json"
      href={`${origin}${path}/discord.json?l=${lang}`}
    />
  ) : null
