import type { Db } from '../connection/connect.ts'
import { findJobAbout, type ListedJob } from '../jobs/job-queue-list.ts'
import type { Issue } from './issues.ts'

interface IssueSending {
  job: ListedJob | undefined
  /** True if no job will continue the sending. */
  isStuck: boolean
}

/** Finds the job that sends an issue. */
export async function findSending(db: Db, { id, status }: Pick<Issue, 'id' | 'status'>): Promise<IssueSending> {
  if (status !== 'sending') return { job: undefined, isStuck: false }
  const job = await findJobAbout(db, 'send-issue', { issueId: id })
  return { job, isStuck: !job || job.state === 'failed' || job.state === 'done' }
}
