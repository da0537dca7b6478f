/** Follows a table: whenever it has changed, so does the page. */
import { refresh } from './page.js'
import { follow } from './socket.js'

const shown = () => document.getElementById('table').dataset

// The version is told when the socket opens as well, so nothing is missed while there was none.
follow(shown().table, (version, isOwn) => {
  if (isOwn || version > Number(shown().version)) refresh()
})
