/** What scripts have to arrange anew whenever the page has changed. */

/** @type {(() => void)[]} */
const arrangements = []

/** @type {((page: Document) => void)[]} */
const preparations = []

/**
 * Runs now and after every change of the page.
 * @param {() => void} arrange
 */
export const whenShown = (arrange) => {
  arrange()
  arrangements.push(arrange)
}

export const tellShown = () => {
  for (const arrange of arrangements) arrange()
}

/**
 * Runs now on this page, and on every fresh copy before it is put into place.
 * @param {(page: Document) => void} prepare
 */
export const beforeShown = (prepare) => {
  prepare(document)
  preparations.push(prepare)
}

/** @param {Document} page */
export const prepareShown = (page) => {
  for (const prepare of preparations) prepare(page)
}
