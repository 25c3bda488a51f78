import { z } from 'zod'
import { accountNotices } from '../../core/accounts/account-notice.ts'
import { searchLanguages } from '../../core/search/languages.ts'
import type { Db } from '../connection/connect.ts'

const schemas = {
  'mail-message': z.object({ messageId: z.int() }),
  'mail-reply': z.object({ replyId: z.int() }),
  'mail-waiting-recipe': z.object({ recipeId: z.string() }),
  // The name of this job must not change, because queues of running sites contain it.
  'mail-verdict': z.object({ itemId: z.int(), version: z.int(), email: z.string() }),
  'mail-waiting-review': z.object({ reviewId: z.int() }),
  'mail-review': z.object({ reviewId: z.int() }),
  /** `state` tells a later decision from this one. */
  'mail-review-decision': z.object({ reviewId: z.int(), state: z.enum(['published', 'rejected']) }),
  'mail-answer-decision': z.object({ reviewId: z.int(), state: z.enum(['published', 'rejected']) }),
  'mail-issue-test': z.object({ issueId: z.int(), email: z.string() }),
  'send-issue': z.object({ issueId: z.int() }),
  'mail-confirmation': z.object({ email: z.string() }),
  'mail-reset-password': z.object({ email: z.string() }),
  'mail-confirm-address': z.object({ userId: z.string() }),
  'mail-invitation': z.object({ invitationId: z.int() }),
  'mail-account-notice': z.object({ userId: z.string(), what: z.enum(accountNotices) }),
  'renew-search': z.object({ languages: z.array(z.enum(searchLanguages)), after: z.string() }),
  'forward-subscriber': z.object({ email: z.string() }),
  'fetch-automation-address': z.object({ itemId: z.int(), userId: z.string() }),
  'run-import': z.object({ importId: z.string() }),
  /** `turn` is the only one that may go on. `passes` counts the processes that did not hold the visitor's key. */
  'collect-import': z.object({ importId: z.string(), turn: z.int(), passes: z.int() }),
  /** `onlyEntries`: the feed itself was just read. */
  'check-feed': z.object({ feedId: z.int(), onlyEntries: z.boolean() }),
  /** Works on all running calls of the crawler’s console. */
  'follow-crawler': z.object({}),
  /** `after` is the position of the last row that was looked at. */
  'undo-import': z.object({ importId: z.string(), after: z.int() }),
  'sync-notes': z.object({ runId: z.string() }),
}

export type JobName = keyof typeof schemas
export type JobData<Name extends JobName> = z.infer<(typeof schemas)[Name]>

/** The data of each job. It is only the id of a row, because everything else may change before the job runs. */
export const jobData: { [Name in JobName]: z.ZodType<JobData<Name>> } = schemas
export const jobNames = Object.keys(schemas) as Array<JobName>

/**
 * The jobs of a queue that one process runs at once, where more than one. Collecting and fetching mostly wait for other
 * sites.
 */
export const jobsAtOnce: Partial<Record<JobName, number>> = { 'collect-import': 4, 'fetch-automation-address': 4 }

/** A process runs one job of each group at a time, so that no account keeps the others waiting. */
export const groupOf: { [Name in JobName]?: (data: JobData<Name>) => string } = {
  'fetch-automation-address': ({ userId }) => userId,
}

/**
 * The handler of each job. A job without a handler does not compile. Every job may run twice, because a process can die
 * before the job is marked as done.
 */
export type JobHandlers = {
  [Name in JobName]: (data: JobData<Name>, signal: AbortSignal) => Promise<void>
}

export interface Jobs {
  /**
   * Adds a job. Pass the transaction of the row that the job is about, so that a job never exists without its row. The
   * job runs after `afterSeconds` at the earliest.
   */
  enqueue<Name extends JobName>(transaction: Db, name: Name, data: JobData<Name>, afterSeconds?: number): Promise<void>
  /** Starts to run waiting jobs in this process. */
  work(handlers: JobHandlers): Promise<void>
  /** Waits a few seconds for running jobs. The next process runs the unfinished ones. */
  close(): Promise<void>
}
