/** What a call says, as plain text: the same words on every channel. */
import type { Call, Lang, Named } from './call.ts'
import { en } from './text/en.ts'
import { ko } from './text/ko.ts'
import { shortName, type Voice } from './voice.ts'

/** The words of a language. Korean is typed by English: nothing is missing or left over. */
export type Words = typeof en

const trees: { readonly [lang in Lang]: Words } = { en, ko }

export const words = (lang: Lang): Words => trees[lang]

/** `body` has a line for each thing said; `action` is the label of what opens the call's page. */
export type Message = { readonly title: string; readonly body: string; readonly action: string }

export const messageOf = (call: Call, voice: Voice): Message => {
  const say = words(call.lang)
  const lines = bodyOf(call, voice, say)
  return {
    title: titleOf(call, voice, say),
    body: lines.filter((line) => line !== '').join('\n'),
    action: call.kind === 'confirm' ? say.action.confirm : say.action.open(call.table !== null),
  }
}

const titleOf = (call: Call, voice: Voice, say: Words): string => {
  const whose = call.called === 'you' ? null : say.people(call.called.map(voice.name))
  switch (call.kind) {
    case 'turn':
      return say.turn.title(call.game, whose)
    case 'reminder':
      if (call.isUp) return say.reminder.up(call.game, whose)
      return call.last ? say.reminder.last(call.game, whose) : say.reminder.half(call.game, whose)
    case 'asked':
      return say.asked.title(call.game)
    case 'over':
      return say.over.title(call.game)
    case 'host':
      return say.host.title[call.about](call.game)
    case 'digest':
      return say.digest.title(call.parts.length)
    case 'test':
      return say.test.title(whose === '' ? null : whose)
    case 'confirm':
      return say.confirm.title
  }
}

const bodyOf = (call: Call, voice: Voice, say: Words): readonly string[] => {
  const others = say.people(call.others.map(named).map(voice.name))
  switch (call.kind) {
    case 'turn':
      return [say.turn.others(others), deadlineLine(call.deadline, voice, say)]
    case 'reminder':
      return [say.turn.others(others), whenOf(call, voice, say)]
    case 'asked':
      return [say.turn.others(others), say.asked.body]
    case 'over':
      return [say.over.won(say.people(call.winners.map(named).map(voice.name)), call.youWon)]
    case 'host':
      return [say.host.body[call.about](others)]
    case 'digest':
      return call.parts.map((part) => inOneLine(part, voice, say))
    case 'test':
      return [call.called === 'you' ? say.test.you : say.test.group]
    case 'confirm':
      return [say.confirm.body, say.confirm.otherwise]
  }
}

const inOneLine = (part: Call, voice: Voice, say: Words): string =>
  [titleOf(part, voice, say), ...bodyOf(part, voice, say)].filter((text) => text !== '').join(' · ')

/** Somebody whom this message names and does not call. */
const named = (name: string): Named => ({ name: shortName(name), mention: null })

const whenOf = (call: Extract<Call, { kind: 'reminder' }>, voice: Voice, say: Words): string =>
  call.isUp ? say.reminder.late(voice.time(call.deadline).moment) : deadlineLine(call.deadline, voice, say)

const deadlineLine = (deadline: number | null, voice: Voice, say: Words): string => {
  if (deadline === null) return say.turn.noDeadline
  const { moment, left } = voice.time(deadline)
  return say.turn.deadline(moment, left)
}
