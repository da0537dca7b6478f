/** How friends come to a table: its link, to share, to copy, or to photograph. */
import type { FC } from 'hono/jsx'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import { QrCode } from './qr.tsx'
import type { Visit } from './visit.ts'

/** The buttons need scripting and stay hidden without: the link itself can be pressed and copied by hand. */
export const Invite: FC<{ visit: Visit; address: string; game: string }> = ({ visit, address, game }) => {
  const { lobby } = words(visit.lang)
  return (
    <section class="stack invite" aria-label={lobby.invite}>
      <p class="link">
        <a href={address} aria-label={lobby.link}>
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div class="row">
        <button class="btn solid" type="button" hidden data-share={address} data-title={game}>
          <Icon name="share" />
          {lobby.share}
        </button>
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
      <QrCode address={address} label={lobby.qr} />
    </section>
  )
}
