import { z } from 'zod'
import { accountNotices } from '../core/account-notice.ts'
import { searchLanguages } from '../core/search/languages.ts'
import type { Db } from './connect.ts'

const schemas = {
  'mail-message': z.object({ messageId: z.int() }),
  'mail-reply': z.object({ replyId: z.int() }),
  'mail-waiting-recipe': z.object({ recipeId: z.string() }),
  'mail-verdict': z.object({ itemId: z.int(), version: z.int(), email: z.string() }),
  'mail-issue-test': z.object({ issueId: z.int(), email: z.string() }),
  'send-issue': z.object({ issueId: z.int() }),
  'mail-confirmation': z.object({ email: z.string() }),
  'mail-reset-password': z.object({ email: z.string() }),
  'mail-confirm-address': z.object({ userId: z.string() }),
  'mail-account-notice': z.object({ userId: z.string(), what: z.enum(accountNotices) }),
  'renew-search': z.object({ languages: z.array(z.enum(searchLanguages)), after: z.string() }),
  'forward-subscriber': z.object({ email: z.string() }),
}

export type JobName = keyof typeof schemas
export type JobData<Name extends JobName> = z.infer<(typeof schemas)[Name]>

/** What is done later, and what each needs to know: which row it is about, since the rest may have changed by then. */
export const jobData: { [Name in JobName]: z.ZodType<JobData<Name>> } = schemas
export const jobNames = Object.keys(schemas) as Array<JobName>

/** Thrown by a job that may have done its work: it is not tried again by itself, and says so among the jobs that failed. */
export class NotAgain extends Error {}

/** A job without a handler does not compile. Every job may run twice: a process can end between the work and the note that it is done. */
export type JobHandlers = {
  [Name in JobName]: (data: JobData<Name>, signal: AbortSignal) => Promise<void>
}

export interface Jobs {
  /** In the transaction of the row it belongs to: no row, no job. Done after so many seconds at the earliest. */
  enqueue<Name extends JobName>(transaction: Db, name: Name, data: JobData<Name>, afterSeconds?: number): Promise<void>
  /** From now on this process does what is waiting. */
  work(handlers: JobHandlers): Promise<void>
  /** Waits some seconds for what is in hand; what is not done by then is done later, by whoever runs then. */
  close(): Promise<void>
}
