/** Something said in passing, which needs no answer. */
const LASTING_MS = 5000

/** @param {string} text or the name of one of the texts that the page brought along */
export const toast = (text) => {
  const place = document.getElementById('toasts')
  const line = document.createElement('p')
  line.className = 'toast'
  line.textContent = place.dataset[text] ?? text
  place.replaceChildren(line)
  setTimeout(() => line.remove(), LASTING_MS)
}
