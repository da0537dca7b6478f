/** Writes what is chosen into the button that sends it; with one tap instead of two, sends it at once. */
import { whenShown } from './shown.js'

const chosenIn = (form) => [
  ...form.querySelectorAll(
    '[name=move]:checked, [data-of] :checked, [type=radio][name="move.cards"]:checked',
  ),
]

/** What is said of a choice: a card by its chip, anything else in its own words. */
const said = (input) => {
  const label = input.closest('label')
  const chip = label.querySelector('template')
  return chip?.content.cloneNode(true) ?? label.querySelector('.pick')?.textContent ?? ''
}

/** Of several cards the button waits for the last, and then no further one can be taken. */
const count = (form) => {
  const set = form.querySelector('[data-of]')
  form.toggleAttribute('data-short', false)
  if (!set) return
  const items = [...set.querySelectorAll('[type=checkbox]')]
  const missing = Number(set.dataset.of) - items.filter(({ checked }) => checked).length
  form.toggleAttribute('data-short', missing > 0)
  for (const item of items) item.disabled = missing <= 0 && !item.checked
}

/** Where any number of things may be chosen, the button says how many. */
const writeCount = (form) => {
  const place = form?.querySelector('[data-says]')
  if (!place) return
  const says = JSON.parse(place.dataset.says)
  place.textContent = says[form.querySelectorAll('[type=checkbox]:checked').length] ?? says.at(-1)
}

/** Where it depends on which things are chosen, the button says what they are together. */
const writeReading = (form) => {
  const place = form.querySelector('[data-reads]')
  const chosen = [...form.querySelectorAll('[type=checkbox]:checked')].map(({ value }) => value).sort()
  if (place && chosen.length > 0)
    place.textContent = JSON.parse(place.dataset.reads)[chosen.join('')] ?? place.dataset.none
}

const write = () => {
  const form = document.getElementById('dock')
  if (form?.tagName !== 'FORM') return
  count(form)
  writeCount(form)
  writeReading(form)
  form.dataset.count = form.querySelectorAll('[type=checkbox]:checked').length
  form.querySelector('[data-chosen]')?.replaceChildren(...chosenIn(form).map(said))
}

whenShown(write)
document.addEventListener('change', write)
document.addEventListener('reset', () => setTimeout(write))

/** A tap has a place and a count; moving through the cards by keyboard has neither and must not play them. */
document.addEventListener('click', ({ target, detail }) => {
  const isTap = detail > 0 && document.documentElement.dataset.tap === 'one'
  if (isTap && target.matches('#dock input[name=move]') && target.value !== '') target.form.requestSubmit()
})
