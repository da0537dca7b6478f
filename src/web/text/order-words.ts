/** What a standing order is called. */
import type { GameId } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import type { Order } from '../../table/orders/order.ts'
import { cardName } from './cards.ts'
import { words } from './words.ts'

export const passWords = (game: GameId, lang: Lang): string => {
  const { pass, passIn } = words(lang).orders
  const named: { readonly [game: GameId]: string } = passIn
  return named[game] ?? pass
}

/** `until` as a form's field has it: its type, and a number behind a dash where there is one. */
export const untilWords = (until: string, lang: Lang): string => {
  const text = words(lang).orders
  const [type, cards] = until.split('-')
  if (type === 'turn') return text.untilTurn
  return type === 'claimed' ? text.untilClaimed(Number(cards)) : text.untilLeft(Number(cards))
}

/** As a form's field has it; nothing where it is no order to accept. */
export const untilOf = (order: Order | undefined): string => {
  if (order?.type !== 'accept') return ''
  return order.until.type === 'turn' ? 'turn' : `${order.until.type}-${order.until.cards}`
}

export const orderWords = (order: Order, game: GameId, lang: Lang): string => {
  const { orders: text } = words(lang)
  switch (order.type) {
    case 'pass':
      return passWords(game, lang)
    case 'forced-pass':
      return text.forcedPass
    case 'bid':
      return text.bidUpTo(order.upTo)
    case 'accept':
      return text.acceptUntil(untilWords(untilOf(order), lang))
    case 'play':
      return text.playing(order.tries.map(({ card }) => cardName(lang, card)).join(', '))
  }
}
