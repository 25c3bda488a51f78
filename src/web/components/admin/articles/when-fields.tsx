import { useState } from 'react'
import type { TypedArticle } from '../../../../core/article-form.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioRow } from '../../ui/radio.tsx'

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
        hint={`It is ${now.replace('T', ', ')} UTC.`}
        className={when === 'later' || error ? 'mt-2' : 'mt-2 hidden no-script:block'}
      >
        <Input type="datetime-local" name="publishAt" defaultValue={typed.publishAt} />
      </Field>
    </fieldset>
  )
}
