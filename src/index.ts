/** The Worker's entry: the site and the objects behind it. */
export { Group } from './dispatch/group.ts'
export { Codes } from './players/codes.ts'
export { Keys } from './players/keys.ts'
export { Player } from './players/player.ts'
export { Table } from './table/table.ts'
export { app as default } from './web/app.ts'
export { Postman } from './web/postman.ts'
export { Painter } from './web/preview/painter.ts'
