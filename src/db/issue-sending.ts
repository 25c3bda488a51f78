import type { Db } from './connect.ts'
import { findJobAbout, type ListedJob } from './job-queue-list.ts'
import type { Issue } from './newsletter-issues.ts'

interface IssueSending {
  job: ListedJob | undefined
  /** Nobody is going to go on with it by itself. */
  isStuck: boolean
}

/** What sends an issue that has begun to leave. */
export async function findSending(db: Db, { id, status }: Pick<Issue, 'id' | 'status'>): Promise<IssueSending> {
  if (status !== 'sending') return { job: undefined, isStuck: false }
  const job = await findJobAbout(db, 'send-issue', { issueId: id })
  return { job, isStuck: !job || job.state === 'failed' || job.state === 'done' }
}
