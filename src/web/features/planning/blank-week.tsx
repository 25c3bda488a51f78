import { useId } from 'react'
import { longestTitle, meals } from '../../../core/planning/meal-plan.ts'
import { Input } from '../../ui/input.tsx'
import { DayRow } from './day-row.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * A week without dates, to print and fill in by hand. A page that is cached for everyone does not know the visitor's
 * week; without script, it stays like this and can be filled in before printing.
 */
export function BlankWeek() {
  return (
    <div className="grid gap-3 print:gap-0">
      {weekdays.map((day) => (
        <DayRow key={day} title={day}>
          {meals.map((meal) => (
            <BlankMeal key={meal} day={day} meal={meal} />
          ))}
        </DayRow>
      ))}
    </div>
  )
}

function BlankMeal({ day, meal }: { day: string; meal: string }) {
  const id = useId()
  return (
    <div className="min-w-0 max-md:flex-auto max-md:no-script:basis-full">
      <label
        htmlFor={id}
        className="flex min-h-11 items-center text-small font-[550] text-ink-soft print:min-h-0 print:text-[8pt]"
      >
        <span className="sr-only">{day} </span>
        {meal}
      </label>
      <Input
        id={id}
        name={`${day} ${meal}`}
        maxLength={longestTitle}
        autoComplete="off"
        className="hidden no-script:block"
      />
    </div>
  )
}
