/** A score sheet as players write it: a line a round, a column for each who scores, the sums below. */
import type { Child, FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { feltWords } from '../text/felt.ts'
import { words } from '../text/words.ts'

export type SheetLine = {
  /** What the round was about, where the sheet has a column for it. */
  readonly about?: Child
  readonly cells: readonly Child[]
}

type SheetProps = {
  readonly lang: Lang
  /** Heads the numbers of the lines, where they are not called rounds. */
  readonly rounds?: string
  /** Heads what each line is about; without it there is no such column. */
  readonly about?: string
  /** Of those who score. */
  readonly names: readonly string[]
  readonly lines: readonly SheetLine[]
  readonly sums: readonly { readonly label: string; readonly values: readonly string[] }[]
}

export const Sheet: FC<SheetProps> = ({ lang, rounds, about, names, lines, sums }) => (
  <table>
    <caption class="vh">{feltWords(lang).scoreCaption}</caption>
    <thead>
      <tr>
        <th scope="col">{rounds ?? words(lang).table.roundColumn}</th>
        {about !== undefined && (
          <th scope="col" class="left">
            {about}
          </th>
        )}
        {names.map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr>
          <th scope="row">{index + 1}</th>
          {about !== undefined && <td class="left">{line.about}</td>}
          {line.cells.map((cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      {sums.map(({ label, values }) => (
        <tr>
          <th scope="row" colspan={about === undefined ? undefined : 2}>
            {label}
          </th>
          {values.map((value) => (
            <td>{value}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  </table>
)
