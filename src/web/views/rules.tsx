/** The options and the pace a table is played with, in words, and the way to the rules as they are with them. */
import type { FC } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { tableRulesPath } from '../rulebook.ts'
import { gameText, valueText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

export const RulesOf: FC<{ visit: Visit; look: TableLook }> = ({ visit, look }) => {
  const { pace, outOfTime } = look
  const text = gameText(visit.lang, look.game)
  const { clock, lobby, rulebook } = words(visit.lang)
  return (
    <section id="rules">
      <h2>{lobby.rules}</h2>
      <dl class="rules">
        {Object.entries(look.options ?? {}).map(([name, value]) => (
          <div>
            <dt>{text.options[name]?.label ?? name}</dt>
            <dd>{valueText(text.options[name], value)}</dd>
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
      <p>
        <a class="whole" href={tableRulesPath(look.id)}>
          {rulebook.asHere}
        </a>
      </p>
    </section>
  )
}
