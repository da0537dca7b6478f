/** `/carry`: where a code from another device is typed, or arrives by a link. Opening the page spends nothing. */
import type { FC } from 'hono/jsx'
import { words } from '../text/words.ts'
import { HomeBar } from './bar.tsx'
import { FieldError, Note } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Visit } from './visit.ts'

type CarryProps = {
  readonly visit: Visit
  readonly code: string
  readonly error: string | null
  /** This browser is somebody already, whom it would forget. */
  readonly known: boolean
}

export const CarryPage: FC<CarryProps> = ({ visit, code, error, known }) => {
  const { carry } = words(visit.lang)
  return (
    <Layout visit={visit} title={carry.title} styles={['pages']} scripts={['once']}>
      <HomeBar visit={visit} />
      <main class="page" id="main">
        <form class="stack message" method="post" action="/carry" autocomplete="off">
          <h1 class="display">{carry.heading}</h1>
          <p>{carry.hint}</p>
          {known && <Note kind="bad">{carry.replaces}</Note>}
          <div class="field">
            <label for="code">{carry.code}</label>
            <input
              class="in code"
              id="code"
              name="code"
              value={code}
              autocapitalize="characters"
              spellcheck={false}
              required
              {...(error === null ? {} : { 'aria-invalid': 'true', 'aria-describedby': 'code-error' })}
            />
            {error === null ? (
              <span class="hint">{carry.codeHint}</span>
            ) : (
              <FieldError id="code-error" text={error} />
            )}
          </div>
          <button class="btn solid" type="submit">
            {carry.go}
          </button>
        </form>
      </main>
    </Layout>
  )
}
