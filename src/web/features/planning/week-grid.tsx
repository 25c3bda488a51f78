import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { meals, type PlanEntry } from '../../../core/planning/meal-plan.ts'
import { type Day, daysOfWeek, monthAndDay, weekday } from '../../../core/planning/weeks.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
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

/** Seven days with their meals. On a phone, the current week starts today, and its earlier days open with a button. */
export function WeekGrid({ monday, today, entries, known, on }: WeekGridProps) {
  const [showsPast, setShowsPast] = useState(false)
  const days = daysOfWeek(monday)
  const past = today !== undefined && days.includes(today) ? days.filter((day) => day < today) : []
  return (
    <div className="grid gap-3 print:gap-0">
      {past.length > 0 && (
        <Button
          variant="ghost"
          aria-expanded={showsPast}
          onClick={() => setShowsPast(!showsPast)}
          className="justify-self-start md:hidden no-script:hidden print:hidden"
        >
          <ChevronDown aria-hidden className={cn('transition-transform', showsPast && 'rotate-180')} />
          {past.length === 1 ? '1 earlier day' : `${past.length} earlier days`}
        </Button>
      )}
      {days.map((day) => (
        <DayRow
          key={day}
          isToday={day === today}
          title={weekday(day)}
          detail={monthAndDay(day)}
          className={cn(past.includes(day) && !showsPast && 'max-md:hidden no-script:grid print:grid')}
        >
          {meals.map((meal) => (
            <MealSlot key={meal} slot={{ day, meal }} entries={entries} known={known} on={on} />
          ))}
        </DayRow>
      ))}
    </div>
  )
}
