/** Standing orders as their form sends them. */
import { MOST_TRIES } from '../../table/orders/order.ts'
import type { Form } from './form.ts'

const bidFrom = ({ text }: Form): readonly unknown[] => {
  const bid = text('bid')
  if (bid === 'pass' || text('pass') !== '') return [{ type: 'pass' }]
  return bid === '' ? [] : [{ type: 'bid', upTo: Number(bid) }]
}

const forcedPassFrom = ({ text }: Form): readonly unknown[] =>
  text('forced-pass') === '' ? [] : [{ type: 'forced-pass' }]

const acceptFrom = ({ text }: Form): readonly unknown[] => {
  const [type, cards] = text('until').split('-')
  if (type === undefined || type === '') return []
  return [{ type: 'accept', until: cards === undefined ? { type } : { type, cards: Number(cards) } }]
}

const playFrom = ({ text }: Form): readonly unknown[] => {
  const tries = Array.from({ length: MOST_TRIES }, (_, place) => ({
    led: text(`led-${place}`),
    card: text(`card-${place}`),
  })).filter(({ card }) => card !== '')
  return tries.length === 0 ? [] : [{ type: 'play', tries }]
}

/** What the act of giving orders asks for. */
export const ordersFrom = (form: Form): unknown => ({
  forced: form.text('forced') !== '',
  orders: [...bidFrom(form), ...forcedPassFrom(form), ...acceptFrom(form), ...playFrom(form)],
})
