import type { ReactNode } from 'react'
import { jobLabel } from './job-words.ts'

interface JobRowProps {
  job: {
    id: string
    name: string
    state: 'waiting' | 'running' | 'failed' | 'done'
    data: Record<string, unknown>
    failures: number
    createdAt: string
    nextAt: string
    endedAt: string | null
    problem: string | null
  }
  /** What can be done with it. */
  children: ReactNode
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const at = (iso: string) => `${moment.format(new Date(iso))} UTC`

/** A job: what it does, what about, how it went. */
export function JobRow({ job, children }: JobRowProps) {
  const about = Object.entries(job.data).map(([key, value]) => `${key} ${String(value)}`)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface px-5 py-4 shadow-edge">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-[1.0625rem] font-[560]">
          {jobLabel(job.name)}
          {about.length > 0 && (
            <span className="ml-2 font-text text-small font-normal [overflow-wrap:anywhere] text-ink-soft">
              {about.join(', ')}
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">
          Since {at(job.createdAt)}
          {job.state === 'waiting' && job.failures > 0 && `, next try ${at(job.nextAt)}`}
          {job.endedAt && `, ended ${at(job.endedAt)}`}
          {job.failures > 0 && `, ${job.failures} failed ${job.failures === 1 ? 'try' : 'tries'}`}
        </p>
        {job.problem && job.state !== 'done' && (
          <p className="mt-1 text-small [overflow-wrap:anywhere] text-danger">{job.problem}</p>
        )}
      </div>
      <div className="flex items-center gap-2">{children}</div>
    </li>
  )
}
