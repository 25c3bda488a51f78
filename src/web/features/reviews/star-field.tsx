import { useState } from 'react'
import { starChoices } from '../../../core/reviews/review.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { StarIcon } from './star-icon.tsx'
import { starsText } from './stars-text.ts'

interface StarFieldProps {
  field: FormFieldData
  /** The stars of an earlier review, or those pressed on the page before. */
  given: number | null
}

/** One to five stars as radio buttons. All stars up to the chosen one are filled. */
export function StarField({ field, given }: StarFieldProps) {
  const typed = Number(field.initialValue)
  const [stars, setStars] = useState(typed >= 1 && typed <= 5 ? typed : given)
  const error = field.errors?.[0]
  return (
    <fieldset aria-describedby={error ? `${field.id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">Your rating</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="group/stars -ml-1.5 flex">
          {starChoices.map((choice, at) => (
            <label
              key={choice}
              className={cn(
                'relative grid size-12 cursor-pointer place-items-center rounded-pill text-line-strong transition-colors duration-(--fast)',
                'has-checked:text-star has-checked:[--star-fill:currentColor] [&:has(~label_:checked)]:text-star [&:has(~label_:checked)]:[--star-fill:currentColor]',
                'hover:text-star [&:has(~label:hover)]:text-star',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                id={at === 0 ? field.id : undefined}
                name={field.name}
                value={choice}
                required={field.required}
                defaultChecked={choice === stars}
                onChange={() => setStars(choice)}
                className="sr-only"
              />
              <span className="sr-only">{starsText[choice]}</span>
              <StarIcon className="size-9" />
            </label>
          ))}
        </div>
        <p aria-hidden className="text-ink-soft no-script:hidden">
          {stars ? starsText[stars as keyof typeof starsText] : 'Choose your stars'}
        </p>
      </div>
      <FieldError id={`${field.id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
