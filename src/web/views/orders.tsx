/** What a player has handed over, as one form: it takes the place of all orders there were. */
import type { FC } from 'hono/jsx'
import { z } from 'zod'
import type { Lang } from '../../players/types.ts'
import { LEDS, type Order, type OrderType, ordersOf } from '../../table/orders/order.ts'
import type { TableLook } from '../../table/types.ts'
import { cardName } from '../text/cards.ts'
import { orderWords, passWords, untilOf, untilWords } from '../text/order-words.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

type OrdersProps = { readonly visit: Visit; readonly look: TableLook }

/** So many cards with a condition are asked for; a program may have given more, and all of these are shown. */
const TRIES = 3
/** Skat's numbers worth bidding to. */
const BIDS = [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60]

const UNTIL = ['turn', 'claimed-3', 'claimed-4', 'left-5', 'left-2', 'left-0']

export const StandingOrders: FC<OrdersProps> = ({ visit, look }) => {
  const text = words(visit.lang).orders
  const { orders } = look
  const known = ordersOf(look.game, look.options)
  if (orders === null || known.length === 0) return null
  const given = orders.standing
  const isGiven = (type: OrderType) => given.some((order) => order.type === type)
  return (
    <section id="orders">
      <h2>{text.title}</h2>
      <details open={given.length > 0}>
        <summary>{text.edit}</summary>
        <form class="stack" method="post" action={`/t/${look.id}/orders`}>
          <p class="soft small">{text.hint}</p>
          {known.includes('forced') && <Tick name="forced" label={text.forced} checked={orders.forced} />}
          {known.includes('forced-pass') && (
            <Tick name="forced-pass" label={text.forcedPass} checked={isGiven('forced-pass')} />
          )}
          {known.includes('pass') && !known.includes('bid') && (
            <Tick name="pass" label={passWords(look.game, visit.lang)} checked={isGiven('pass')} />
          )}
          {known.includes('bid') && <Bid visit={visit} given={given} />}
          {known.includes('accept') && <Accept visit={visit} given={given} />}
          {known.includes('play') && <Play visit={visit} look={look} given={given} />}
          <button class="btn" type="submit">
            {text.save}
          </button>
        </form>
      </details>
    </section>
  )
}

type Given = { readonly visit: Visit; readonly given: readonly Order[] }

const Tick: FC<{ name: string; label: string; checked: boolean }> = ({ name, label, checked }) => (
  <label class="tick">
    <input type="checkbox" name={name} value="yes" checked={checked} autocomplete="off" /> {label}
  </label>
)

const Choice: FC<{
  name: string
  label: string
  chosen: string
  among: readonly (readonly [string, string])[]
}> = ({ name, label, chosen, among }) => (
  <div class="field">
    <label for={`order-${name}`}>{label}</label>
    <select id={`order-${name}`} name={name} autocomplete="off">
      {among.map(([value, said]) => (
        <option value={value} selected={value === chosen}>
          {said}
        </option>
      ))}
    </select>
  </div>
)

/** Passing at once is bidding up to nothing. */
const Bid: FC<Given> = ({ visit, given }) => {
  const text = words(visit.lang).orders
  const order = given.find(({ type }) => type === 'bid' || type === 'pass')
  const chosen = order?.type === 'bid' ? String(order.upTo) : (order?.type ?? '')
  const bids = new Set([...BIDS, ...(order?.type === 'bid' ? [order.upTo] : [])])
  const among = [
    ['', text.bidNone],
    ['pass', text.pass],
    ...[...bids].toSorted((a, b) => a - b).map((bid) => [`${bid}`, `${bid}`] as const),
  ] as const
  return <Choice name="bid" label={text.bid} chosen={chosen} among={among} />
}

const Accept: FC<Given> = ({ visit, given }) => {
  const text = words(visit.lang).orders
  const chosen = untilOf(given.find(({ type }) => type === 'accept'))
  const offered = new Set([...UNTIL, ...(chosen === '' ? [] : [chosen])])
  const among = [...offered].map((until) => [until, untilWords(until, visit.lang)] as const)
  return <Choice name="until" label={text.accept} chosen={chosen} among={[['', text.acceptNone], ...among]} />
}

const held = z.object({ hand: z.array(z.string()) })

const Play: FC<Given & { look: TableLook }> = ({ visit, look, given }) => {
  const text = words(visit.lang).orders
  const hand = held.safeParse(look.view).data?.hand ?? []
  const order = given.find(({ type }) => type === 'play')
  const tries = order?.type === 'play' ? order.tries : []
  const offered = new Set([...hand, ...tries.map(({ card }) => card)])
  const cards = [
    ['', text.noCard],
    ...[...offered].map((card) => [card, cardName(visit.lang, card)] as const),
  ] as const
  return (
    <fieldset class="field">
      <legend class="label">{text.play}</legend>
      <p class="hint">{text.playHint}</p>
      {Array.from({ length: Math.max(TRIES, tries.length) }, (_, place) => (
        <div class="pair">
          <Choice
            name={`led-${place}`}
            label={text.when(place + 1)}
            chosen={tries[place]?.led ?? 'any'}
            among={LEDS.map((led) => [led, text.led[led]])}
          />
          <Choice
            name={`card-${place}`}
            label={text.card(place + 1)}
            chosen={tries[place]?.card ?? ''}
            among={cards}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** What came to nothing, until its owner has moved themselves. */
export const orderNotes = (lang: Lang, { orders, game }: TableLook): readonly string[] =>
  (orders?.dropped ?? []).map(({ order, why }) =>
    words(lang).orders.dropped[why](orderWords(order, game, lang)),
  )
