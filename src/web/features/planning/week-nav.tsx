import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, type Day, weekName } from '../../../core/planning/weeks.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButtonLink } from '../../ui/icon-button.tsx'

export const weekPath = (monday: Day) => `/meal-plan?week=${monday}`

/** Pages through the weeks. */
export function WeekNav({ monday, thisMonday }: { monday: Day; thisMonday: Day }) {
  return (
    <nav aria-label="Weeks" className="flex flex-wrap items-center gap-2 max-sm:justify-between max-xs:gap-1">
      <IconButtonLink
        to={weekPath(addDays(monday, -7))}
        label="Previous week"
        preventScrollReset
        className="print:hidden"
      >
        <ChevronLeft aria-hidden />
      </IconButtonLink>
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 text-center text-[1.0625rem] font-[560] sm:min-w-66 sm:flex-none sm:text-h3 print:text-left"
      >
        <span className="max-sm:hidden print:inline">{weekName(monday)}</span>
        <span className="sm:hidden print:hidden">{weekName(monday, 'short')}</span>
      </h2>
      <IconButtonLink to={weekPath(addDays(monday, 7))} label="Next week" preventScrollReset className="print:hidden">
        <ChevronRight aria-hidden />
      </IconButtonLink>
      {monday !== thisMonday && (
        <ButtonLink
          to="/meal-plan"
          variant="ghost"
          preventScrollReset
          className="max-xs:px-1.5 max-xs:text-small print:hidden"
        >
          This week
        </ButtonLink>
      )}
    </nav>
  )
}
