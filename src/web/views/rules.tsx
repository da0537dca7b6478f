/** The options a table is played with, in words. */
import type { FC } from 'hono/jsx'
import type { GameId, Json } from '../../engine/game.ts'
import { gameText, valueText } from '../text/games.ts'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

export const RulesOf: FC<{ visit: Visit; game: GameId; options: Json }> = ({ visit, game, options }) => {
  const text = gameText(visit.lang, game)
  return (
    <section id="rules">
      <h2>{words(visit.lang).lobby.rules}</h2>
      <dl class="rules">
        {Object.entries(options ?? {}).map(([name, value]) => (
          <div>
            <dt>{text.options[name]?.label ?? name}</dt>
            <dd>{valueText(text.options[name], value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
