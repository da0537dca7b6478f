/** The options and the pace a table is played with, in words. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

type RulesProps = {
  readonly visit: Visit
  readonly look: Pick<TableLook, 'game' | 'options' | 'pace' | 'outOfTime'>
}

export const RulesOf: FC<RulesProps> = ({ visit, look: { game, options, pace, outOfTime } }) => {
  const text = gameText(visit.lang, game)
  const { clock } = words(visit.lang)
  return (
    <section id="rules">
      <h2>{words(visit.lang).lobby.rules}</h2>
      <dl class="rules">
        {Object.entries(options ?? {}).map(([name, value]) => (
          <div>
            <dt>{text.options[name]?.label ?? name}</dt>
            <dd>{text.options[name]?.values[String(value)] ?? String(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{clock.pace}</dt>
          <dd>{clock.paces[pace]}</dd>
        </div>
        {pace !== 'none' && (
          <div>
            <dt>{clock.outOfTime}</dt>
            <dd>{clock.outcomes[outOfTime]}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
