import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

interface DayRowProps {
  title: string
  detail?: string
  isToday?: boolean
  className?: string
  children: ReactNode
}

/** A day with its meals beside each other, below each other on a phone. */
export function DayRow({ title, detail, isToday = false, className, children }: DayRowProps) {
  return (
    <section
      aria-label={detail ? `${title}, ${detail}` : title}
      className={cn(
        'grid items-start gap-x-4 gap-y-2 rounded-lg bg-surface px-5 py-4 shadow-card md:grid-cols-3 xl:grid-cols-[7rem_repeat(3,minmax(0,1fr))]',
        'print:grid-cols-[24mm_repeat(3,minmax(0,1fr))] print:break-inside-avoid print:rounded-none print:border-b print:border-line-strong print:px-0 print:py-1 print:shadow-none',
        isToday && 'inset-ring-2 inset-ring-primary print:inset-ring-0',
        className,
      )}
    >
      {/* On a tablet, the meals need the whole width, so that no dish breaks inside a word. */}
      <div className="md:max-xl:col-span-3 md:max-xl:flex md:max-xl:items-baseline md:max-xl:gap-x-3 xl:pt-2 print:col-span-1 print:block print:pt-0">
        <h2 className="text-h3 font-[560]">{title}</h2>
        {detail && (
          <p className="text-small text-ink-soft">
            {detail}
            {isToday && <span className="print:hidden"> · Today</span>}
          </p>
        )}
      </div>
      {/* On phones, meals without a dish share a row. */}
      <div className="flex flex-wrap gap-x-4 gap-y-2 md:contents print:contents">{children}</div>
    </section>
  )
}
