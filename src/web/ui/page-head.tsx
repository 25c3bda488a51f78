import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from './cn.ts'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** The page's main action, to the right of the title. */
  action?: ReactNode
  className?: string
  /** The page has replaced a longer one with a form, which the browser had scrolled to its end. */
  isAnswer?: boolean
}

/** The heading of every page except home. */
export function PageHead({ title, lead, action, className, isAnswer = false }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAnswer) return
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [isAnswer])
  return (
    <header
      className={cn(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-[clamp(1.5rem,3vw,2.75rem)] pb-[clamp(1.25rem,2.4vw,2rem)]',
        className,
      )}
    >
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={isAnswer ? -1 : undefined} className="[overflow-wrap:anywhere]">
          {title}
        </h1>
        {lead && <p className="mt-3 max-w-[58ch] text-balance text-lead text-ink-soft">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
