import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  title: string
  subtitle?: ReactNode
  /** A link or button on the right. */
  action?: ReactNode
}

export function SectionHead({ id, title, subtitle, action }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(1.25rem,2.4vw,2.25rem)] flex items-end justify-between gap-4 max-sm:flex-wrap">
      <div className="min-w-0">
        <h2 id={id}>{title}</h2>
        {subtitle && <p className="mt-1.5 max-w-[46ch] text-ink-soft">{subtitle}</p>}
      </div>
      {action}
    </div>
  )
}

/** A link such as "View All →". */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group/more inline-flex min-h-11 items-center gap-1.5 font-display text-body leading-none font-[560] whitespace-nowrap no-underline hover:underline"
    >
      {children}
      <ArrowRight
        aria-hidden
        className="transition-transform duration-(--mid) ease-soft motion-safe:group-hover/more:translate-x-0.75"
      />
    </Link>
  )
}
