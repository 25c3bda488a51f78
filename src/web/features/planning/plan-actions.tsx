import { CalendarDays, Copy, Eraser, Printer, Undo2, Utensils } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { planCalendar } from '../../../core/planning/calendar.ts'
import { copyWeek, entriesOfWeek, fillDinners, type PlanEntry, withoutWeek } from '../../../core/planning/meal-plan.ts'
import { addDays, type Day, daysOfWeek, weekName } from '../../../core/planning/weeks.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { randomId } from '../../browser/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { KnownRecipes } from '../collections/use-known-recipes.ts'
import { ListWeekButton } from './list-week-button.tsx'
import { sayNotStored } from '../collections/say-not-stored.ts'
import { changeEntries } from './stored-plan.ts'
import { weekPath } from './week-nav.tsx'

interface PlanActionsProps {
  monday: Day
  today: Day
  entries: ReadonlyArray<PlanEntry>
  known: KnownRecipes
  saved: ReadonlyArray<RecipeSummary>
}

/** The actions for a whole week. */
export function PlanActions({ monday, today, entries, known, saved }: PlanActionsProps) {
  const [cleared, setCleared] = useState<{ monday: Day; entries: ReadonlyArray<PlanEntry> } | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const week = entriesOfWeek(entries, monday)
  const filled = fillDinners(entries, {
    days: daysOfWeek(monday).filter((day) => day >= today),
    saved,
    newId: randomId,
  })
  const next = addDays(monday, 7)

  function clear() {
    // Clearing the week removes the pressed button, so Undo gets the focus.
    flushSync(() => {
      setCleared({ monday, entries: week })
      if (!changeEntries((now) => withoutWeek(now, monday))) sayNotStored()
    })
    undo.current?.focus({ preventScroll: true })
  }

  function copy() {
    const copied = copyWeek(entries, { from: monday, to: next, newId: randomId })
    const ids = new Set(copied.map(({ id }) => id))
    if (!changeEntries((now) => [...now, ...copied])) sayNotStored()
    toast.success(`Copied to ${weekName(next)}`, undefined, {
      label: 'Undo',
      onPress: () => void changeEntries((now) => now.filter(({ id }) => !ids.has(id))),
    })
    void navigate(weekPath(next), { preventScrollReset: true })
  }

  return (
    <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2 *:text-small sm:*:px-4 max-sm:*:gap-1.5 max-sm:*:px-1 max-xs:*:gap-1 max-xs:*:text-[.875rem] no-script:hidden print:hidden">
      <ListWeekButton week={week} known={known} />
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
      {filled.length > 0 && (
        <Button
          onClick={() => void changeEntries((now) => [...now, ...filled])}
          className="max-sm:order-last max-sm:col-span-2"
        >
          <Utensils aria-hidden />
          Fill dinners from saved recipes
        </Button>
      )}
      {week.length > 0 && (
        <>
          <Button onClick={copy}>
            <Copy aria-hidden />
            Copy to next week
          </Button>
          <Button onClick={() => downloadCalendar(week, monday)}>
            <CalendarDays aria-hidden />
            Calendar file
          </Button>
          <Button onClick={clear}>
            <Eraser aria-hidden />
            Clear the week
          </Button>
        </>
      )}
      {week.length === 0 && cleared?.monday === monday && (
        <Button
          ref={undo}
          onClick={() => {
            changeEntries((now) => [...now, ...cleared.entries])
            setCleared(null)
          }}
        >
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
    </div>
  )
}

/** Hands the week over to the calendar of the phone or computer, without an account. */
function downloadCalendar(week: ReadonlyArray<PlanEntry>, monday: Day) {
  const calendar = planCalendar(week, { name: 'Meal plan', origin: window.location.origin, now: new Date() })
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `meal-plan-${monday}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
