/** Puts a fresh copy of this page into place, without losing what its reader is doing. */
import { prepareShown, tellShown } from './shown.js'
import { toast } from './toast.js'
import { Idiomorph } from './vendor/idiomorph.js'

/** @param {Document} page */
const assetsOf = (page) =>
  Array.from(page.querySelectorAll('link[rel=stylesheet], script[src]'), (it) =>
    it.getAttribute(it.localName === 'link' ? 'href' : 'src'),
  ).join()

/**
 * What a reader has chosen, typed or unfolded is theirs; everything else follows the fresh page.
 * @param {string} name
 * @param {Element} element
 */
const isReaders = (name, element) => {
  switch (name) {
    case 'checked':
      return true
    case 'data-busy':
      return true
    case 'value':
      return (
        // On its way: its key stays its own.
        element.form?.dataset.busy !== undefined ||
        element.matches('[data-nonce], [data-own]') ||
        (element.matches('.in') && element.value !== element.defaultValue)
      )
    case 'hidden':
      return element.matches('[data-share], [data-copy], [data-push], [data-push-not]')
    case 'open':
      return element.localName === 'details'
    default:
      return false
  }
}

/** Where this page stands when it is asked for: a refused form is answered at the form's own address. */
const ownAddress = () => {
  const { table, page = `/t/${table}` } = document.getElementById('table').dataset
  return page + location.search
}

/**
 * @param {string} html
 * @param {boolean} acted the reader has just acted: what they had chosen is done with
 */
export const show = (html, acted) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [before, after] = [document, page].map((it) => it.getElementById('table'))
  if (!before || !after || assetsOf(document) !== assetsOf(page)) {
    // A page of another kind needs other styles and scripts: the game has begun, or is over.
    location.assign(ownAddress())
    return
  }
  // Answers may overtake each other.
  if (Number(after.dataset.version) < Number(before.dataset.version)) return
  prepareShown(page)
  // What was chosen since for the decision that is shown already is not done with.
  const [shown, fresh] = [before, after].map((it) => it.querySelector('#dock [name=decision]')?.value)
  const isKept = (name) => name === 'checked' && shown !== undefined && shown === fresh
  const wasInDock = document.activeElement?.closest('#dock') != null
  Idiomorph.morph(before, after, {
    callbacks: {
      beforeAttributeUpdated: (name, element) => (acted && !isKept(name)) || !isReaders(name, element),
      beforeNodeRemoved: (node) => acted || node.id !== 'recap',
    },
  })
  if (wasInDock && !document.activeElement?.closest('#dock')) focusDock()
  document.title = page.title
  const [icon, newIcon] = [document, page].map((it) => it.getElementById('icon'))
  if (icon.href !== newIcon.href) icon.href = newIcon.href
  Object.assign(icon.dataset, newIcon.dataset)
  tellShown()
}

/** Who moves by keyboard stays where the next move will be, though the form they used is gone. */
const focusDock = () => {
  const dock = document.getElementById('dock')
  if (!dock) return
  dock.tabIndex = -1
  dock.focus({ preventScroll: true })
}

/** Several changes within this time are fetched once. */
const GATHER_MS = 20
const RETRY_MS = 5000

let waiting = 0
let anyActed = false

/**
 * Fetches this page anew. What is asked for at the same moment is fetched once.
 * @param {boolean} acted as for `show`
 */
export const refresh = (acted = false) => {
  anyActed ||= acted
  clearTimeout(waiting)
  waiting = setTimeout(fetchPage, GATHER_MS)
}

const fetchPage = async () => {
  const acted = anyActed
  anyActed = false
  try {
    const answer = await fetch(ownAddress(), { headers: { accept: 'text/html' } })
    if (answer.status >= 429) throw new Error(answer.statusText)
    show(await answer.text(), acted)
  } catch {
    anyActed ||= acted
    toast('offline')
    waiting = setTimeout(fetchPage, RETRY_MS)
  }
}
