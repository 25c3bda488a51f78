import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

interface GuideSectionProps {
  id: string
  title: string
  note?: string
  className?: string
  children: ReactNode
}

export function GuideSection({ id, title, note, className, children }: GuideSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('min-w-0', className)}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{note}</p>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  )
}

export function Samples({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('flex flex-wrap items-end gap-x-4 gap-y-5', className)}>{children}</div>
}

/** An example in one state, with the state's name below it. */
export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {children}
      <span className="text-micro text-ink-soft">{state}</span>
    </div>
  )
}

/** A permanent focus ring. */
export const heldFocus = 'outline-3 outline-offset-3 outline-focus'
