/** The one-time code that carries a person to another device. */
import type { FC } from 'hono/jsx'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import { QrCode } from './qr.tsx'
import type { Visit } from './visit.ts'

/** As it is typed, `XXXX-XXXX`, and when it ends in milliseconds. */
export type Code = { readonly text: string; readonly expiresAt: number }

export const Carry: FC<{ visit: Visit; known: boolean; code: Code | null }> = ({ visit, known, code }) => {
  const { me } = words(visit.lang)
  return (
    <section class="stack" id="carry">
      <h2>{me.otherDevice}</h2>
      <p class="soft">{me.otherDeviceHint}</p>
      {code !== null && <ShownCode visit={visit} code={code} />}
      {known && (
        <form method="post" action="/me/code#carry">
          <button class="btn" type="submit">
            <Icon name="phone" />
            {code === null ? me.makeCode : me.newCode}
          </button>
        </form>
      )}
      <p>
        <a href="/carry">{me.haveCode}</a>
      </p>
    </section>
  )
}

const MINUTE = 60_000

const ShownCode: FC<{ visit: Visit; code: Code }> = ({ visit, code: { text, expiresAt } }) => {
  const { me, lobby } = words(visit.lang)
  const address = `${visit.origin}/carry?code=${text}`
  return (
    <div class="stack sheet">
      <p>{me.typeIt(`${visit.origin.replace(/^https?:\/\//, '')}/carry`)}</p>
      <p>
        <span class="vh">{me.codeIs}</span>
        <b class="code">{text}</b>
      </p>
      <p>{me.orLink}</p>
      <div class="row">
        <QrCode address={address} label={me.codeLink} />
        <button
          class="btn"
          type="button"
          hidden
          data-copy={address}
          data-done={lobby.copied}
          data-failed={lobby.notCopied}
        >
          <Icon name="copy" />
          {lobby.copy}
        </button>
      </div>
      <p class="mono small">
        <a href={address}>{address}</a>
      </p>
      <p class="hint">{me.codeHint(Math.round((expiresAt - visit.now) / MINUTE))}</p>
    </div>
  )
}
