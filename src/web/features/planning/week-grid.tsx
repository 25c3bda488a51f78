import { meals, type PlanEntry } from '../../../core/planning/meal-plan.ts'
import { type Day, daysOfWeek, shortDay, weekday } from '../../../core/planning/weeks.ts'
import type { KnownRecipes } from '../collections/use-known-recipes.ts'
import { DayRow } from './day-row.tsx'
import { MealSlot } from './meal-slot.tsx'

interface WeekGridProps {
  monday: Day
  today?: Day | undefined
  entries: ReadonlyArray<PlanEntry>
  known: KnownRecipes
  on?: Parameters<typeof MealSlot>[0]['on']
}

/** Seven days with their meals. */
export function WeekGrid({ monday, today, entries, known, on }: WeekGridProps) {
  return (
    <div className="grid gap-3 print:gap-0">
      {daysOfWeek(monday).map((day) => (
        <DayRow key={day} isToday={day === today} title={weekday(day)} detail={shortDay(day)}>
          {meals.map((meal) => (
            <MealSlot key={meal} slot={{ day, meal }} entries={entries} known={known} on={on} />
          ))}
        </DayRow>
      ))}
    </div>
  )
}
