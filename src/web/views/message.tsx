/** A page that only says something, and where to go from there. */
import type { FC } from 'hono/jsx'
import { lostPreview, type Preview } from '../preview/preview.ts'
import { words } from '../text/words.ts'
import { HomeBar } from './bar.tsx'
import { Layout } from './layout.tsx'
import type { Visit } from './visit.ts'

type MessageProps = {
  readonly visit: Visit
  readonly title: string
  readonly text?: string
  readonly hint?: string
  /** The way on. */
  readonly href: string
  readonly link: string
  readonly preview?: Preview
}

export const MessagePage: FC<MessageProps> = ({ visit, title, text, hint, href, link, preview }) => (
  <Layout visit={visit} title={title} styles={['pages']} {...(preview === undefined ? {} : { preview })}>
    <HomeBar visit={visit} />
    <main class="page" id="main">
      <section class="stack message">
        <h1 class="display">{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {hint !== undefined && <p class="soft">{hint}</p>}
        <p>
          <a class="btn solid" href={href}>
            {link}
          </a>
        </p>
      </section>
    </main>
  </Layout>
)

/** A page for a refusal that has no page of its own to stand on. */
export const RefusalPage: FC<{ visit: Visit; code: string; text: string }> = ({ visit, code, text }) => {
  const { message } = words(visit.lang)
  const home = { href: '/', link: message.home }
  if (code === 'no-table') {
    return (
      <MessagePage
        visit={visit}
        title={message.noTableTitle}
        text={text}
        hint={message.noTableHint}
        preview={lostPreview(visit.path, visit.lang)}
        {...home}
      />
    )
  }
  const title = code === 'not-found' ? message.notFoundTitle : message.title
  return <MessagePage visit={visit} title={title} text={text} {...home} />
}
