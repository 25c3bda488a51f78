import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isPageJob } from '../../../core/crawler/console-call.ts'
import { counted } from '../../../core/text/counted.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { ShownCall } from './call-list.tsx'
import { creditWords, jobStateWords, stateText } from './call-text.ts'

export interface OpenCall extends ShownCall {
  jobId: string | null
  jobState: string | null
  endedAt: string | null
  expiresAt: string | null
}

interface CallStatusProps {
  call: OpenCall
  /** Buttons for the call. */
  children: ReactNode
}

/** How far a call is, what it cost, and what went wrong. */
export function CallStatus({ call, children }: CallStatusProps) {
  const { state, kind, completed, total, problem } = call
  const { label, variant } = stateText[state]
  return (
    <Panel aria-labelledby="status-title">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="status-title" className="text-h3">
          Status
        </h2>
        <Badge variant={variant}>{label}</Badge>
      </div>
      {state === 'running' && isPageJob(kind) && total > 0 && (
        <Progress
          className="mt-4"
          label={`Read ${numberText(completed)} of ${counted(total, 'page')}`}
          value={(100 * completed) / total}
        />
      )}
      {state === 'running' && !(isPageJob(kind) && total > 0) && (
        <p className="mt-3 text-ink-soft">The crawler is at work. This page updates by itself.</p>
      )}
      {state === 'running' && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      {problem && state === 'failed' && (
        <ProblemPanel className="mt-4">
          {problem}{' '}
          {problem.startsWith('Unexpected error') && problem.endsWith('Status code: 401') && (
            <Link to="/admin/keys#crawler" className="block w-fit text-inherit">
              Check the key
            </Link>
          )}
        </ProblemPanel>
      )}
      {problem && state !== 'failed' && <p className="mt-4 [overflow-wrap:anywhere] text-ink-soft">{problem}</p>}
      <dl className="mt-4 grid gap-x-8 gap-y-2 text-small sm:grid-cols-2 xl:grid-cols-4">
        {factsOf(call).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5 not-has-[button]:hidden">{children}</div>
    </Panel>
  )
}

function factsOf(call: OpenCall): Array<[string, string]> {
  const { createdAt, endedAt, creditsUsed, jobId, jobState, expiresAt, state } = call
  // The last known state is older than a cancellation, and the badge already says how a job ended.
  const stateThere = state === 'cancelled' ? null : jobStateWords(jobState)
  const cost = creditsUsed !== null ? creditWords(creditsUsed) : state === 'completed' && 'Not stated by the crawler'
  return [
    ['Started', shortMoment(createdAt)],
    ...(endedAt ? [['Ended', shortMoment(endedAt)] satisfies [string, string]] : []),
    ...(cost ? [['Cost', cost] satisfies [string, string]] : []),
    ...(jobId === null ? [] : [['Job ID', jobId] satisfies [string, string]]),
    ...(stateThere ? [['At the crawler', stateThere] satisfies [string, string]] : []),
    ...(expiresAt ? [['The crawler keeps it until', shortMoment(expiresAt)] satisfies [string, string]] : []),
  ]
}
