/** A turn's moves wait for the discard and are sent with it as one act, so that a turn waits for the network once. */
import { whenShown } from './shown.js'

/**
 * `slots`: the ids of the hand's cards that are used up; `label`: what the list says; `begins`: the others are only
 * possible after it.
 * @typedef {{ move: object, slots: string[], label: DocumentFragment, begins: boolean }} Item
 * @type {{ decision: string | undefined, items: Item[] }}
 */
let plan = { decision: undefined, items: [] }

const dock = () => document.getElementById('dock')
const slotsLeft = () => [...document.querySelectorAll('.hand .slot:not([hidden])')]

/** Slots for cards that a move names, or nothing where they are not all left. */
const slotsFor = (codes) => {
  const left = slotsLeft()
  const found = codes.map((code) => {
    const place = left.findIndex(({ dataset }) => dataset.card === code)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  })
  return found.includes(undefined) ? undefined : found
}

const rowOf = (item, { remove }) => {
  const row = document.createElement('li')
  const back = document.createElement('button')
  back.type = 'button'
  back.className = 'btn'
  back.textContent = remove
  back.addEventListener('click', () => {
    plan.items = item.begins ? [] : plan.items.filter((one) => one !== item)
    write()
    tell()
  })
  row.append(item.label.cloneNode(true), back)
  return row
}

const write = () => {
  const form = dock()
  const place = document.querySelector('[data-plan]')
  if (!place) return
  const decision = form.elements.decision.value
  if (plan.decision !== decision) plan = { decision, items: [] }
  place.hidden = plan.items.length === 0
  form.elements.planned.value = JSON.stringify(plan.items.map(({ move }) => move))
  place.querySelector('ul').replaceChildren(...plan.items.map((item) => rowOf(item, place.dataset)))
  const isBegun = plan.items.some(({ begins }) => begins)
  for (const part of document.querySelectorAll('[data-begun]')) part.hidden = !isBegun
  for (const part of form.querySelectorAll('[data-not-begun]')) part.hidden = isBegun
  const used = plan.items.flatMap(({ slots }) => slots)
  for (const slot of document.querySelectorAll('.hand .slot')) {
    slot.hidden = used.includes(slot.id) || (slot.matches('[data-begun]') && !isBegun)
    if (slot.hidden) slot.querySelector('input').checked = false
  }
  for (const button of form.querySelectorAll('.found [data-later]')) {
    button.hidden = slotsFor(JSON.parse(button.value)[0].cards) === undefined
  }
}

whenShown(write)

/** Other scripts count what is chosen. */
const tell = () => dock().dispatchEvent(new Event('change', { bubbles: true }))

/** The button's words, and the cards where it does not name them. */
const labelOf = (button, slots) => {
  const label = document.createRange().createContextualFragment(button.innerHTML)
  if (label.querySelector('.chip')) return label
  label.append(' ', ...slots.map((slot) => slot.querySelector('template').content.cloneNode(true)))
  return label
}

/** The move with what is chosen in its holes, as the form's own address fills it. */
const filled = (move, codes) =>
  Object.fromEntries(
    Object.entries(move).map(([name, value]) => {
      if (Array.isArray(value) && value.length === 0) return [name, codes]
      return [name, value === null ? codes[0] : value]
    }),
  )

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('button[data-later]')
  if (!button) return
  const [move] = JSON.parse(button.value)
  const chosen = slotsLeft().filter((slot) => slot.querySelector('input').checked)
  const begins = button.matches('[data-begins]')
  const slots = button.dataset.takes ? chosen : slotsFor(move.cards ?? [])
  const least = Number(button.dataset.takes ?? 0)
  // What cannot be a move is sent as it is, and refused with its reason.
  if (!slots || slots.length < least || (least === 1 && slots.length > 1)) return
  event.preventDefault()
  const codes = slots.map(({ dataset }) => dataset.card)
  const label = labelOf(button, slots)
  plan.items.push({ move: filled(move, codes), slots: slots.map(({ id }) => id), label, begins })
  write()
  tell()
  // Who moves by keyboard stays there, though the button they used is gone.
  if (!button.checkVisibility()) document.querySelector('[data-plan]').focus({ preventScroll: true })
  if (slotsLeft().length === 0) dock().requestSubmit(document.querySelector('[data-plan] [name=moves]'))
})
