/** Written text as it stands on a page: cards in sentences, lists, tables, examples. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import type { Block, Example, Prose, Table } from '../text/rules.ts'
import { words } from '../text/words.ts'
import { Card, Chip, SuitMark } from './card.tsx'

const SUIT = /^[CDHS]$/
/** What is drawn, and what is a term, between the words around it. */
const MARKED = /(\{\w+\}|\*[^*]+\*)/

const Marked: FC<{ part: string; lang: Lang }> = ({ part, lang }) => {
  const inner = part.slice(1, -1)
  if (part.startsWith('*')) return <dfn>{inner}</dfn>
  if (!part.startsWith('{')) return <>{part}</>
  return SUIT.test(inner) ? <SuitMark suit={inner} lang={lang} /> : <Chip code={inner} lang={lang} />
}

export const Sentences: FC<{ text: Prose; lang: Lang }> = ({ text, lang }) => (
  <>
    {text.split(MARKED).map((part) => (
      <Marked part={part} lang={lang} />
    ))}
  </>
)

type BlockProps = { readonly block: Block; readonly lang: Lang }

export const Blocks: FC<{ blocks: readonly Block[]; lang: Lang }> = ({ blocks, lang }) => (
  <>
    {blocks.map((block) => (
      <BlockView block={block} lang={lang} />
    ))}
  </>
)

const BlockView: FC<BlockProps> = ({ block, lang }) => {
  if (block === null) return null
  if (typeof block === 'string') {
    return (
      <p>
        <Sentences text={block} lang={lang} />
      </p>
    )
  }
  if ('heading' in block) return <h3 id={block.id}>{block.heading}</h3>
  if ('steps' in block) {
    return (
      <ol class="steps">
        <Items items={block.steps} lang={lang} />
      </ol>
    )
  }
  if ('list' in block) {
    return (
      <ul class="bullets">
        <Items items={block.list} lang={lang} />
      </ul>
    )
  }
  return 'columns' in block ? <TableView table={block} lang={lang} /> : <ExampleView it={block} lang={lang} />
}

const Items: FC<{ items: readonly (Prose | null)[]; lang: Lang }> = ({ items, lang }) => (
  <>
    {items.map((item) =>
      item === null ? null : (
        <li>
          <Sentences text={item} lang={lang} />
        </li>
      ),
    )}
  </>
)

const TableView: FC<{ table: Table; lang: Lang }> = ({ table: { columns, rows }, lang }) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col">{column}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr>
          <th scope="row">
            <Sentences text={name} lang={lang} />
          </th>
          {cells.map((cell) => (
            <td>
              <Sentences text={cell} lang={lang} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The cards are named in the text as well, or said by their names. */
const ExampleView: FC<{ it: Example; lang: Lang }> = ({ it: { cards, text }, lang }) => (
  <figure class="case">
    <figcaption>{words(lang).rulebook.example}</figcaption>
    {cards !== undefined && (
      <div class="cards">
        {cards.map((code) => (
          <span>
            <Card code={code} lang={lang} />
          </span>
        ))}
      </div>
    )}
    <p>
      <Sentences text={text} lang={lang} />
    </p>
  </figure>
)
