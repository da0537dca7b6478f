/** Writes what is chosen into the button that sends it; with one tap instead of two, sends it at once. */
import { whenShown } from './shown.js'

const chosenIn = (form) => form.querySelector('input[name=move]:checked')

/** Where any number of things may be chosen, the button says how many. */
const writeCount = (form) => {
  const place = form?.querySelector('[data-says]')
  if (!place) return
  const says = JSON.parse(place.dataset.says)
  place.textContent = says[form.querySelectorAll('[type=checkbox]:checked').length] ?? says.at(-1)
}

const write = () => {
  const form = document.getElementById('dock')
  writeCount(form)
  const place = form?.querySelector('[data-chosen]')
  if (!place) return
  const label = chosenIn(form)?.closest('label')
  const chip = label?.querySelector('template')
  place.replaceChildren(chip?.content.cloneNode(true) ?? label?.querySelector('.pick')?.textContent ?? '')
}

whenShown(write)
document.addEventListener('change', write)
document.addEventListener('reset', () => setTimeout(write))

/** A tap has a place and a count; moving through the cards by keyboard has neither and must not play them. */
document.addEventListener('click', ({ target, detail }) => {
  const isTap = detail > 0 && document.documentElement.dataset.tap === 'one'
  if (isTap && target.matches('#dock input[name=move]') && target.value !== '') target.form.requestSubmit()
})
