import type { Kind } from '../../../../games/master-of-rules/cards.ts'
import { type Sentence, say, seat } from '../../parts.ts'

/** What the table of Master of Rules says. */
export const masterOfRules = {
  heading: (deal: number, of: number): string => `deal ${deal} of ${of}`,
  trick: (trick: number): string => `Trick ${trick} of 2`,
  /** In a narrow column: a seat's points, and whether it begins the tricks. */
  standing: (points: number, first: boolean): string =>
    `${points} ${points === 1 ? 'pt' : 'pts'}${first ? ', 1st' : ''}`,
  right: (name: string): string => `right: ${name}`,
  automated: 'Auto',
  automatedPlayer: 'Automated player',
  kinds: { number: 'number', rule: 'rule' } satisfies Record<Kind, string>,
  notYet: { number: 'no number yet', rule: 'no rule yet' } satisfies Record<Kind, string>,

  toTake: 'To take',
  notToTake: 'Not to take now',
  nothingToTake: 'In the last deal nobody takes a card.',
  barred: 'Already played:',
  free: 'No rule is played yet: all are free.',
  forced: 'All your rules are already played, so any may be played again.',
  forcedShown: 'All your rules are already played: play any of them, and all you hold are shown.',
  shown: (who: number, cards: Sentence): Sentence => say`${seat(who)} showed ${cards}`,

  begins: (deal: number, who: number): Sentence => say`Deal ${deal}: ${seat(who)} begins`,
  lastDeal: (deal: number): string => `Deal ${deal}`,
  came: 'came true',
  failed: 'failed',
  sum: (total: number): string => `all five make ${total}`,
  like: (who: number): Sentence => say`like ${seat(who)}`,
  likeAll: 'because everybody plays it',

  youHold: 'You hold',
  take: 'Take',
  chooseTake: 'Choose a card to take',

  player: 'Player',
  sheetCaption: 'Rules scored, and points',
  bonus: (points: number): string => `+${points}`,
  bonuses: 'Three of a rule: +2. All five rules: +2.',
  bonusesWithoutSupport: 'Three of a rule other than SUPPORT RIGHT: +2. All five rules: +2.',
}

export type MasterBoardWords = typeof masterOfRules
