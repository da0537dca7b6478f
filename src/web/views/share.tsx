/** What goes from a table into a chat: its link with a sentence ready, and after the end the picture of it. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { linkFor } from '../preview/address.ts'
import { previewOf, resultLine } from '../preview/preview.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import type { Visit } from './visit.ts'

type ShareProps = { readonly visit: Visit; readonly look: TableLook }

/** The sentence before the link; the device or the script puts the link after it. */
const sentenceOf = (look: TableLook, { lang }: Visit): string => {
  const { common, preview } = words(lang)
  const { name } = gameText(lang, look.game)
  switch (look.status) {
    case 'open':
      return preview.invitation(
        name,
        common.freeSeats(look.seats.filter(({ kind }) => kind === 'open').length),
      )
    case 'over':
      return resultLine(look, lang)
    case 'playing':
    case 'closed':
      return preview.ongoing(name)
  }
}

/** In the language of whoever shares: the robots that fetch it say none of their own. */
const linkOf = (look: TableLook, { origin, lang }: Visit): string => linkFor(origin, `/t/${look.id}`, lang)

/** Stays hidden where the device can neither share nor copy. With `picture` the picture goes along where it can. */
export const ShareButton: FC<ShareProps & { label: string; solid?: boolean; picture?: string }> = (props) => {
  const { visit, look, label, solid = false, picture } = props
  const { lobby, preview } = words(visit.lang)
  return (
    <button
      class={solid ? 'btn solid' : 'btn'}
      type="button"
      hidden
      data-share={linkOf(look, visit)}
      data-title={gameText(visit.lang, look.game).name}
      data-text={sentenceOf(look, visit)}
      data-picture={picture}
      data-done={preview.copiedText}
      data-failed={lobby.notCopied}
    >
      <Icon name="share" />
      {label}
    </button>
  )
}

export const CopyButton: FC<ShareProps> = ({ visit, look }) => {
  const { lobby } = words(visit.lang)
  return (
    <button
      class="btn"
      type="button"
      hidden
      data-copy={linkOf(look, visit)}
      data-done={lobby.copied}
      data-failed={lobby.notCopied}
    >
      <Icon name="copy" />
      {lobby.copy}
    </button>
  )
}

/** For friends who would like to watch a table in play. */
export const ShareTable: FC<ShareProps> = ({ visit, look }) => (
  <section id="share">
    <h2>{words(visit.lang).preview.tellFriends}</h2>
    <div class="row">
      <ShareButton visit={visit} look={look} label={words(visit.lang).lobby.share} />
      <CopyButton visit={visit} look={look} />
    </div>
  </section>
)

/** After the end: the result with the picture of the final table, which can be had by itself too. */
export const ShareResult: FC<ShareProps> = ({ visit, look }) => {
  const { preview } = words(visit.lang)
  const { image } = previewOf(look, visit.lang)
  return (
    <>
      <ShareButton visit={visit} look={look} label={preview.shareResult} picture={image.path} />
      <a class="btn" href={image.path} download={`${look.game}-${look.id}.png`}>
        <Icon name="down" />
        {preview.picture}
      </a>
    </>
  )
}
