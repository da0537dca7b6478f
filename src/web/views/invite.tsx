/** How friends come to a table: its link, to share, to copy, or to photograph. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { words } from '../text/words.ts'
import { QrCode } from './qr.tsx'
import { CopyButton, ShareButton } from './share.tsx'
import type { Visit } from './visit.ts'

/** The buttons need scripting and stay hidden without: the link itself can be pressed and copied by hand. */
export const Invite: FC<{ visit: Visit; look: TableLook }> = ({ visit, look }) => {
  const { lobby } = words(visit.lang)
  const address = `${visit.origin}/t/${look.id}`
  return (
    <section class="stack invite" aria-label={lobby.invite}>
      <p class="link">
        <a href={address} aria-label={lobby.link}>
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div class="row">
        <ShareButton visit={visit} look={look} label={lobby.share} solid />
        <CopyButton visit={visit} look={look} />
      </div>
      <QrCode address={address} label={lobby.qr} />
    </section>
  )
}
