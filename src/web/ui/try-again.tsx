import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

interface TryAgainProps {
  /** A description of the content that could not be loaded. */
  children: string
  onRetry: () => void
  /** Replaces the button where another attempt cannot help. */
  instead?: ReactNode
  className?: string
}

/** Replaces content that could not be loaded after several attempts. */
export function TryAgain({ children, onRetry, instead, className }: TryAgainProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-wrap items-center justify-between gap-3 rounded-lg bg-berry p-5 text-berry-ink',
        className,
      )}
    >
      <p className="flex gap-2.5 text-pretty">
        <CircleAlert aria-hidden className="mt-0.75 flex-none" />
        {children}
      </p>
      {instead || <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
