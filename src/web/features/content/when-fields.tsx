import { useState } from 'react'
import { momentOf } from '../../../core/content/article-form.ts'
import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'

interface WhenFieldsProps {
  typed: Record<'when' | 'publishAt', string>
  publishAtField: FormFieldData
  isShown: boolean
  /** The time the page was rendered, in UTC. The hint shows it. */
  now: string
}

/** Chooses between a draft, publishing now and publishing at a later time. */
export function WhenFields({ typed, publishAtField, isShown, now }: WhenFieldsProps) {
  const [when, setWhen] = useState(typed.when)
  const [publishAt, setPublishAt] = useState(typed.publishAt)
  // The server cannot read the time zone of the browser.
  const here = useIsAlive() ? hereAt(publishAt) : null
  const hasPassed = publishAt !== '' && publishAt <= now
  const choices = [
    ['draft', isShown ? 'Unpublish (make it a draft)' : 'Draft (not public)'],
    ['now', isShown ? 'Published' : 'Publish now'],
    ['later', 'Schedule'],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">Publishing</legend>
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
      <div className={when === 'later' || publishAtField.errors ? 'mt-2' : 'mt-2 hidden no-script:block'}>
        <TextField
          field={publishAtField}
          label="Day and time (UTC)"
          hint={`In UTC, not your local time. It is now ${now.replace('T', ', ')} UTC.${here ? ` That is ${here} in your time zone.` : ''}${hasPassed ? ' This time has passed, so it is published at once, with this day.' : ''}`}
          type="datetime-local"
          onChange={({ currentTarget }) => setPublishAt(currentTarget.value)}
        />
      </div>
    </fieldset>
  )
}

const hereAt = (publishAt: string) =>
  momentOf(publishAt)?.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
