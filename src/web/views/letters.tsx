/** What a link in a mail opens. Opening changes nothing: mail programs open links by themselves. */
import type { FC } from 'hono/jsx'
import { HomeBar } from './bar.tsx'
import { Layout } from './layout.tsx'
import type { Visit } from './visit.ts'

type AskProps = {
  readonly visit: Visit
  readonly title: string
  readonly text: string
  readonly action: string
  readonly button: string
}

export const AskPage: FC<AskProps> = ({ visit, title, text, action, button }) => (
  <Layout visit={visit} title={title} styles={['pages']} scripts={['once']}>
    <HomeBar visit={visit} />
    <main class="page" id="main">
      <form class="stack message" method="post" action={action}>
        <h1 class="display">{title}</h1>
        <p>{text}</p>
        <button class="btn solid" type="submit">
          {button}
        </button>
      </form>
    </main>
  </Layout>
)
