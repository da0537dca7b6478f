/** Asked once, after the first move of somebody who cannot be called yet. */
import type { FC } from 'hono/jsx'
import type { Surroundings } from '../browsers.ts'
import { words } from '../text/words.ts'
import { Push } from './push.tsx'
import type { Visit } from './visit.ts'

type OfferProps = { readonly visit: Visit; readonly table: string; readonly surroundings: Surroundings }

export const Offer: FC<OfferProps> = ({ visit, table, surroundings }) => {
  const { offer } = words(visit.lang)
  return (
    <section class="note offer" id="offer" aria-labelledby="offer-title">
      <div class="stack">
        <h2 id="offer-title">{offer.heading}</h2>
        <p class="small">{offer.intro}</p>
        <Push visit={visit} surroundings={surroundings} solid />
        <div class="row">
          <a class="btn" href="/me#channels" title={offer.otherHint}>
            {offer.other}
          </a>
          <form method="post" action={`/t/${table}/offer`}>
            <button class="btn quiet" type="submit">
              {offer.notNow}
            </button>
          </form>
        </div>
      </div>
    </section>
  )
}
