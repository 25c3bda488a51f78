import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'

interface LinkCardProps {
  to: string
  title: string
  children: ReactNode
  className?: string
}

/** A card with a description. The whole card is the link. */
export function LinkCard({ to, title, children, className }: LinkCardProps) {
  return (
    <div
      className={cn(
        'group/way relative flex items-center justify-between gap-6 rounded-lg bg-surface p-6 shadow-card hover:shadow-card-lift',
        className,
      )}
    >
      <div>
        <h3>
          <Link
            to={to}
            className="text-ink no-underline group-hover/way:text-link after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 max-w-[58ch] text-ink-soft">{children}</p>
      </div>
      <ArrowRight aria-hidden className="flex-none text-link" />
    </div>
  )
}
