import type { ReactNode } from 'react'
import { explainProblem } from '../../core/jobs/explain-problem.ts'
import { cn } from './cn.ts'

interface JobProblemProps {
  /** The message of the error. */
  problem: string
  /** Words before the problem. */
  lead?: ReactNode
  className?: string
}

/** Says why a background job failed and what to do about it. The error itself is folded away, for a search on the web. */
export function JobProblem({ problem, lead, className }: JobProblemProps) {
  const { what, next } = explainProblem(problem)
  return (
    <div className={cn('grid gap-1 [overflow-wrap:anywhere]', className)}>
      <p>
        {lead} {what}
      </p>
      {next && <p className="text-ink-soft">{next}</p>}
      {what !== problem && (
        <details className="text-small text-ink-soft">
          <summary className="w-fit cursor-pointer py-1 font-semibold text-link">The error in the log</summary>
          <code>{problem}</code>
        </details>
      )}
    </div>
  )
}
