import { useState } from 'react'
import { momentOf, type TypedArticle } from '../../../../core/article-form.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'

interface WhenFieldsProps {
  typed: Pick<TypedArticle, 'when' | 'publishAt'>
  isShown: boolean
  /** The moment the page was made, in UTC, as a hint. */
  now: string
  error: string | undefined
}

/** Kept back, shown at once, or from a moment on. */
export function WhenFields({ typed, isShown, now, error }: WhenFieldsProps) {
  const [when, setWhen] = useState(typed.when)
  const [publishAt, setPublishAt] = useState(typed.publishAt)
  // Only a browser knows where its reader is.
  const here = useIsAlive() ? hereAt(publishAt) : null
  const choices = [
    ['draft', isShown ? 'Take it off the site (draft)' : 'Draft: nobody sees it'],
    ['now', isShown ? 'Published' : 'Publish now'],
    ['later', 'Publish at a set time'],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">When it is shown</legend>
      {choices.map(([value, label]) => (
        <RadioRow
          key={value}
          name="when"
          value={value}
          label={label}
          defaultChecked={typed.when === value}
          onChange={() => setWhen(value)}
        />
      ))}
      <Field
        label="Day and time (UTC)"
        error={error}
        hint={`In UTC, not the time where you are: it is ${now.replace('T', ', ')} UTC.${here ? ` You chose ${here} where you are.` : ''}`}
        className={when === 'later' || error ? 'mt-2' : 'mt-2 hidden no-script:block'}
      >
        <Input
          type="datetime-local"
          name="publishAt"
          defaultValue={typed.publishAt}
          onChange={({ currentTarget }) => setPublishAt(currentTarget.value)}
        />
      </Field>
    </fieldset>
  )
}

const hereAt = (publishAt: string) =>
  momentOf(publishAt)?.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
