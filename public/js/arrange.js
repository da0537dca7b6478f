/** The own hand in the order its owner likes: by drag, keys or taps. It is kept in this browser and told to nobody. */
import { beforeShown, whenShown } from './shown.js'

const KEPT_AS = 'hands'
/** Of so many tables the order is kept, the latest ones. */
const MOST_TABLES = 40
/** A pointer that moves less far is a tap. */
const TAP_PX = 8

/** @param {Document} page */
const handOf = (page) => page.querySelector('.hand[data-melds]')
const tableId = () => document.getElementById('table').dataset.table
const codesOf = (hand) => Array.from(hand.children, ({ dataset }) => dataset.card)

/** Pairs of a table and its hand's order, the latest last. Storage may be shut, or hold anything. */
const load = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS)) ?? []
  } catch {
    return []
  }
}

const keep = (hand) => {
  const others = load().filter(([table]) => table !== tableId())
  const all = [...others, [tableId(), codesOf(hand)]].slice(-MOST_TABLES)
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(all))
  } catch {
    // The order then lasts as long as the page.
  }
}

/** Slots in the order of the codes, each slot once; those not named stay behind them. */
const sorted = (slots, codes) => {
  const left = [...slots]
  const named = codes.flatMap((code) => {
    const place = left.findIndex(({ dataset }) => dataset.card === code)
    return place < 0 ? [] : left.splice(place, 1)
  })
  return { named, left }
}

/** Moving what has the focus takes the focus from it. */
const put = (hand, slots) => {
  const focused = hand.ownerDocument.activeElement
  hand.append(...slots)
  if (hand.contains(focused)) focused.focus({ preventScroll: true })
}

beforeShown((page) => {
  const hand = handOf(page)
  const kept = load().find(([table]) => table === tableId())
  if (!hand || !kept) return
  const { named, left } = sorted(hand.children, kept[1])
  // Where most cards are new, another hand was dealt.
  if (named.length > left.length) put(hand, [...named, ...left])
})

const move = (slot, before) => {
  const hand = slot.parentElement
  const others = Array.from(hand.children).filter((one) => one !== slot)
  const place = before === null ? others.length : others.indexOf(before)
  put(hand, others.toSpliced(place, 0, slot))
  keep(hand)
}

/** The slot takes the place of another one, which makes room on the side it comes from. */
const moveTo = (slot, target) => {
  const slots = Array.from(slot.parentElement.children)
  move(slot, slots.indexOf(slot) < slots.indexOf(target) ? target.nextElementSibling : target)
}

const bySuits = Array.from('SHCD', (suit) => Array.from('AKQJT98765432', (rank) => rank + suit)).flat()

const arrange = {
  melds: (hand) => sorted(hand.children, JSON.parse(hand.dataset.melds).flat()),
  suits: (hand) =>
    sorted(
      hand.children,
      [...bySuits, ...bySuits].toSorted((a, b) => bySuits.indexOf(a) - bySuits.indexOf(b)),
    ),
}

let isMoving = false
/** @type {string | undefined} */
let picked

/** While cards are moved they are things to press, and choosing rests. */
const showMode = () => {
  const hand = handOf(document)
  const tools = document.querySelector('[data-arrange]')
  if (!hand || !tools) return
  tools.hidden = false
  tools.querySelector('[data-by=self]').setAttribute('aria-pressed', String(isMoving))
  hand.toggleAttribute('data-moving', isMoving)
  for (const slot of hand.children) {
    if (isMoving) slot.tabIndex = 0
    else slot.removeAttribute('tabindex')
    slot.toggleAttribute('data-picked', isMoving && slot.id === picked)
  }
}

whenShown(showMode)

const pick = (slot) => {
  const other = document.getElementById(picked)
  if (other && other !== slot) moveTo(other, slot)
  picked = other ? undefined : slot.id
  showMode()
}

document.addEventListener('click', (event) => {
  const by = event.target.closest('[data-by]')?.dataset.by
  if (by === 'self') {
    isMoving = !isMoving
    picked = undefined
    showMode()
  } else if (by) {
    const hand = handOf(document)
    const { named, left } = arrange[by](hand)
    put(hand, [...named, ...left])
    keep(hand)
  }
})

const slotOf = ({ target }) => target.closest?.('.hand[data-melds] > .slot')

document.addEventListener(
  'click',
  (event) => {
    const slot = slotOf(event)
    if (!slot || (!isMoving && !wasDragged)) return
    event.preventDefault()
    event.stopPropagation()
    if (isMoving && !wasDragged) pick(slot)
  },
  true,
)

document.addEventListener('keydown', (event) => {
  const slot = slotOf(event)
  if (!slot) return
  const step = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' }[event.key]
  const isPress = isMoving && (event.key === 'Enter' || event.key === ' ')
  if (!isPress && !(step && (isMoving || event.shiftKey))) return
  event.preventDefault()
  if (isPress) pick(slot)
  else if (slot[step]) moveTo(slot, slot[step])
})

/** @type {{ slot: Element, x: number, y: number, isFar: boolean } | null} */
let drag = null
let wasDragged = false

document.addEventListener('pointerdown', (event) => {
  wasDragged = false
  const slot = slotOf(event)
  drag = slot && event.isPrimary ? { slot, x: event.clientX, y: event.clientY, isFar: false } : null
})

document.addEventListener('pointermove', (event) => {
  if (!drag) return
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
  if (!drag.isFar && Math.hypot(x, y) < TAP_PX) return
  if (!drag.isFar) drag.slot.setPointerCapture(event.pointerId)
  drag.isFar = true
  drag.slot.toggleAttribute('data-dragged', true)
  drag.slot.style.translate = `${x}px ${y}px`
})

const drop = (event) => {
  if (drag?.isFar) {
    const { slot } = drag
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const target = under.map((element) => slotOf({ target: element })).find((one) => one && one !== slot)
    slot.removeAttribute('data-dragged')
    slot.style.removeProperty('translate')
    wasDragged = true
    if (target && event.type === 'pointerup') moveTo(slot, target)
  }
  drag = null
}

document.addEventListener('pointerup', drop)
document.addEventListener('pointercancel', drop)
