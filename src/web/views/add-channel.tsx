/** The form of one kind of channel. */
import type { FC } from 'hono/jsx'
import type { ChannelId, Fields } from '../../notify/channel.ts'
import { words as notifyWords } from '../../notify/messages.ts'
import { words } from '../text/words.ts'
import { FieldError } from './field.tsx'
import type { Visit } from './visit.ts'

/** A form that was refused: all that was typed, and why. */
export type Adding = {
  readonly kind: ChannelId
  readonly fields: Fields
  readonly label: string
  readonly error: string
}

type FieldName = 'url' | 'secret' | 'token' | 'chat' | 'mail'

/** What is asked of each kind; a browser hands over its own address. */
export const fieldsOf: { readonly [kind in ChannelId]: readonly FieldName[] } = {
  'web-push': [],
  discord: ['url'],
  slack: ['url'],
  telegram: ['token', 'chat'],
  ntfy: ['url'],
  webhook: ['url', 'secret'],
  email: ['mail'],
}

type AddProps = {
  readonly visit: Visit
  readonly kind: ChannelId
  readonly adding: Adding | null
  readonly secret: string
}

export const AddChannel: FC<AddProps> = ({ visit, kind, adding, secret }) => {
  const { calls } = words(visit.lang)
  const { name, hint } = notifyWords(visit.lang).channels[kind]
  return (
    <details class="add" id={`add-${kind}`} open={adding !== null}>
      <summary>{name}</summary>
      <form class="stack" method="post" action={`/me/channels#add-${kind}`} autocomplete="off">
        <p class="soft small">{hint}</p>
        <input type="hidden" name="kind" value={kind} />
        <AddressFields
          visit={visit}
          kind={kind}
          typed={adding?.fields ?? { secret }}
          error={adding?.error ?? null}
        />
        <div class="field">
          <label for={`${kind}-label`}>{calls.label}</label>
          <input class="in" id={`${kind}-label`} name="label" value={adding?.label ?? ''} maxlength={40} />
        </div>
        <button class="btn" type="submit" aria-label={calls.addOf(name)}>
          {calls.add}
        </button>
      </form>
    </details>
  )
}

type AddressProps = {
  readonly visit: Visit
  readonly kind: ChannelId
  readonly typed: Fields
  /** Shown at the first field. */
  readonly error: string | null
}

export const AddressFields: FC<AddressProps> = ({ visit, kind, typed, error }) => (
  <>
    {fieldsOf[kind].map((field, index) => (
      <AddressField
        visit={visit}
        id={`${kind}-${field}`}
        field={field}
        value={typed[field] ?? ''}
        error={index === 0 ? error : null}
      />
    ))}
  </>
)

type FieldProps = {
  readonly visit: Visit
  readonly id: string
  readonly field: FieldName
  readonly value: string
  readonly error: string | null
}

const AddressField: FC<FieldProps> = ({ visit, id, field, value, error }) => {
  const { fields, fieldHints } = words(visit.lang).calls
  const hint = field === 'secret' || field === 'chat' ? fieldHints[field] : null
  const described = error !== null ? `${id}-error` : hint !== null ? `${id}-hint` : null
  return (
    <div class="field">
      <label for={id}>{fields[field]}</label>
      <input
        class="in"
        id={id}
        name={`field-${field}`}
        type={field === 'url' ? 'url' : field === 'mail' ? 'email' : 'text'}
        value={value}
        required
        spellcheck={false}
        autocapitalize="off"
        {...(error === null ? {} : { 'aria-invalid': 'true' })}
        {...(described === null ? {} : { 'aria-describedby': described })}
      />
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
      {error === null && hint !== null && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
