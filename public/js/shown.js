/** What scripts have to arrange anew whenever the page has changed. */

/** @type {(() => void)[]} */
const arrangements = []

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
