/** Why a call did not arrive, in words: ours, and the other side's own where it said something. */
import type { Failure } from '../../notify/channel.ts'
import { words as notifyWords } from '../../notify/messages.ts'
import type { Lang } from '../../players/types.ts'
import { words } from './words.ts'

export const failureText = (lang: Lang, { code, status, words: theirs }: Failure): string => {
  const { calls } = words(lang)
  const answer = status === null ? [] : [calls.status(status)]
  const said = [...answer, ...(theirs === '' ? [] : [calls.theirWords(theirs)])].join(': ')
  const ours = notifyWords(lang).failed[code]
  return said === '' ? ours : `${ours} ${said}`
}
