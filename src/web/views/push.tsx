/** The browser's own notifications: the button where they can work, and else why not and what does. */
import type { FC } from 'hono/jsx'
import { isChatApp, type Surroundings } from '../browsers.ts'
import { words } from '../text/words.ts'
import { Icon } from './icon.tsx'
import type { Visit } from './visit.ts'

/**
 * A script shows the button where it can work, and the reason for an Apple handheld that calls itself a desk
 * computer. `solid`: it is the page's one act.
 */
export const Push: FC<{ visit: Visit; surroundings: Surroundings; solid?: boolean }> = (props) => {
  const { visit, surroundings, solid = false } = props
  const { offer } = words(visit.lang)
  if (isChatApp(surroundings)) {
    return (
      <div class="stack push">
        <p>{offer.inApp(offer.apps[surroundings])}</p>
        <ToCode visit={visit} />
      </div>
    )
  }
  return (
    <div class="stack push">
      <button
        class={solid ? 'btn solid' : 'btn'}
        type="button"
        hidden
        data-push
        data-done={offer.done}
        data-denied={offer.denied}
        data-failed={offer.failed}
      >
        <Icon name="phone" />
        {offer.push}
      </button>
      <p class="small" data-push-not="browser" hidden={surroundings !== 'browser'}>
        {offer.cannot}
      </p>
      <div class="stack" data-push-not="apple" hidden={surroundings !== 'apple'}>
        <p class="small">{offer.apple}</p>
        <ToCode visit={visit} />
      </div>
    </div>
  )
}

/** A chat app's browser and a site on the home screen keep cookies of their own: a code brings the person along. */
const ToCode: FC<{ visit: Visit }> = ({ visit }) => (
  <form method="post" action="/me/code#carry">
    <button class="btn" type="submit">
      {words(visit.lang).offer.code}
    </button>
  </form>
)
