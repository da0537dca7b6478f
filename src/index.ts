/** The Worker's entry: the site and the objects behind it. */
export { Codes } from './players/codes.ts'
export { Keys } from './players/keys.ts'
export { Player } from './players/player.ts'
export { Table } from './table/table.ts'
export { app as default } from './web/app.ts'
export { Painter } from './web/preview/painter.ts'
