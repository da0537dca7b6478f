import type { Dropped, Order } from '../../../table/orders/order.ts'

type Led = Extract<Order, { type: 'play' }>['tries'][number]['led']

/** Standing orders: what a player hands over. */
export const orders = {
  title: 'Standing orders',
  edit: 'What is done for you',
  hint: 'What needs no thought is done for you, a moment after it is your turn. Nobody else sees it.',
  forced: 'Play a card when it is the only one I may play',
  forcedPass: 'Pass when I can do nothing else (from so quick a pass the others may guess it)',
  pass: 'Pass for the rest of this auction',
  /** By game, where what is passed is no auction. */
  passIn: {
    'gin-rummy': 'Pass the first card turned up',
    klaverjassen: 'Pass until somebody has made trumps',
  },
  bid: 'Bid up to',
  bidUpTo: (bid: number): string => `bid up to ${bid}`,
  bidNone: 'no order',
  accept: 'Let claims stand',
  acceptUntil: (until: string): string => `let claims stand ${until}`,
  acceptNone: 'no order',
  untilTurn: 'until it is my turn',
  untilClaimed: (n: number): string => `until ${n} cards are laid at once`,
  untilLeft: (n: number): string =>
    n === 0 ? 'until somebody has no card left' : `until somebody has ${n} left`,
  play: 'My next card in this round',
  playing: (cards: string): string => `play ${cards}`,
  playHint: 'The first line that fits and may be played is played.',
  led: {
    any: 'whatever is led',
    none: 'if I lead',
    C: 'if clubs',
    D: 'if diamonds',
    H: 'if hearts',
    S: 'if spades',
  } satisfies {
    readonly [led in Led]: string
  },
  noCard: 'no card',
  card: (n: number): string => `Card ${n}`,
  when: (n: number): string => `When, for card ${n}`,
  save: 'Keep these orders',
  dropped: {
    'not-legal': (what: string): string => `Your order came to nothing: it could not be played (${what}).`,
    until: (what: string): string => `Your order has ended: what you waited for has come (${what}).`,
  } satisfies { readonly [why in Dropped['why']]: (what: string) => string },
}
