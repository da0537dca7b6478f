/** A line for the whole table; what was said stands in the log. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { words } from '../text/words.ts'

type TalkProps = {
  lang: Lang
  action: string
  /** Unique to this form: the same one sent twice is said once. */
  formKey: string
  /** What could not be said, to be sent again. */
  unsaid: string
}

export const TalkForm: FC<TalkProps> = ({ lang, action, formKey, unsaid }) => {
  const { table } = words(lang)
  return (
    <form class="talk" id="talk" method="post" action={action} autocomplete="off">
      <input type="hidden" name="key" value={formKey} />
      <label for="say">{table.talkLabel}</label>
      <input class="in" id="say" name="text" value={unsaid} maxlength={500} required enterkeyhint="send" />
      <button class="btn" type="submit">
        {table.talkSend}
      </button>
    </form>
  )
}
