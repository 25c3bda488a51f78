import { Fragment, type ReactNode } from 'react'
import { shortMoment } from '../../../core/text/date-text.ts'
import { JobProblem } from '../../ui/job-problem.tsx'
import { aboutWords, jobLabel } from './job-text.ts'

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
  /** Buttons for the job. */
  children: ReactNode
}

/** A job that starts at once is due when it is created. */
const isDelayed = ({ createdAt, nextAt }: JobRowProps['job']) => Date.parse(nextAt) - Date.parse(createdAt) > 30_000

/** One job: its name, subject and result. */
export function JobRow({ job, children }: JobRowProps) {
  const about = aboutWords(job.data)
  const facts = [
    `Since ${shortMoment(job.createdAt)}`,
    job.state === 'waiting' && (job.failures > 0 || isDelayed(job)) && `next try ${shortMoment(job.nextAt)}`,
    job.endedAt && `ended ${shortMoment(job.endedAt)}`,
    job.failures > 0 && `${job.failures} failed ${job.failures === 1 ? 'try' : 'tries'}`,
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface px-5 py-4 shadow-edge">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-display text-[1.0625rem] leading-[1.35] font-[560] tracking-normal">
          {jobLabel(job.name)}
        </h2>
        {about && <p className="text-small [overflow-wrap:anywhere]">{about}</p>}
        <p className="text-small text-ink-soft">
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              <span className="whitespace-nowrap">
                {fact}
                {place < facts.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        {job.problem && job.state !== 'done' && (
          <JobProblem problem={job.problem} className="mt-1 text-small text-danger" />
        )}
      </div>
      <div className="flex items-center gap-2">{children}</div>
    </li>
  )
}
