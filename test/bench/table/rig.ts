/** What is measured: a service whose tables can be moved at, by either door. */

export type Door = 'post' | 'socket'

/** A table with four sockets that its driver moves at. */
export type Desk = {
  /** How many moves can be made before the next deal. */
  readonly left: () => number
  /** Makes the next move; settles when it has been answered. */
  readonly play: (door: Door) => Promise<void>
  /** Sees to sockets and to at least 52 moves; no part of what is measured. */
  readonly deal: () => Promise<void>
  /** Asks for the table as it stands. */
  readonly look: () => Promise<void>
  /** What the sockets have been told, answers not counted: messages, and bytes of their text. */
  readonly told: () => { readonly messages: number; readonly bytes: number }
  /** Closes the sockets. */
  readonly leave: () => void
}

export type Rig<D extends Desk> = {
  readonly port: number
  /** The folder of its objects' databases. */
  readonly storage: string
  /** The process that does the work. */
  readonly pid: () => number
  readonly open: () => Promise<D>
  /** Ends the process and starts it anew on its storage. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}
