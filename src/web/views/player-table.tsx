/** Score sheets with a row for each player, and what came of each round, folded but for the newest. */
import type { Child, FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { Figure } from './score.tsx'
import { nameOf, type Sight, seatsAround } from './sight.ts'

export type Column = { readonly head: Child; readonly cell: (seat: Seat) => Child }

/** A column of numbers, one a seat. */
export const figures = (head: Child, values: readonly number[]): Column => ({
  head,
  cell: (seat) => <Figure value={values[seat] ?? 0} />,
})

/** A column of numbers that decide. */
export const sums = (head: Child, values: readonly number[]): Column => ({
  head,
  cell: (seat) => (
    <b>
      <Figure value={values[seat] ?? 0} />
    </b>
  ),
})

type PlayerTableProps = {
  readonly seen: Sight
  /** For those who do not see what stands around the table. */
  readonly caption?: string
  readonly class?: string
  /** Heads the names. */
  readonly player: string
  readonly columns: readonly Column[]
  /** Below a name, in small letters. */
  readonly detail?: (seat: Seat) => Child
}

export const PlayerTable: FC<PlayerTableProps> = ({ seen, caption, player, columns, detail, ...rest }) => (
  <table class={rest.class}>
    {caption !== undefined && <caption class="vh">{caption}</caption>}
    <thead>
      <tr>
        <th scope="col" class="left">
          {player}
        </th>
        {columns.map(({ head }) => (
          <th scope="col">{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {seatsAround(seen).map((seat) => (
        <tr>
          <th scope="row" class="left">
            {nameOf(seen, seat)}
            {detail !== undefined && <small class="detail">{detail(seat)}</small>}
          </th>
          {columns.map(({ cell }) => (
            <td>{cell(seat)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export type Part = { readonly id: string; readonly title: string; readonly content: Child }

/** The newest part lies open and first, the others fold. */
export const NewestOpen: FC<{ parts: readonly Part[] }> = ({ parts }) => (
  <>
    {parts
      .map(({ id, title, content }, index) => (
        <details id={id} open={index === parts.length - 1}>
          <summary>{title}</summary>
          {content}
        </details>
      ))
      .toReversed()}
  </>
)
