import type { GameId } from '../../../../engine/game.ts'
import type { rules as english } from '../../en/rules/index.ts'
import type { GameRules } from '../../rules.ts'
import { parity } from './parity.ts'

export const rules: Record<keyof typeof english & GameId, GameRules> = {
  parity,
}
