import { listNewestJobs } from '../../db/jobs/job-queue-list.ts'
import type { App } from '../app/app.ts'

export interface Undelivered {
  /** The error of the mail server or the connection. */
  problem: string
  /** True while the site tries again by itself. */
  isTriedAgain: boolean
}

/** Finds invitations whose mail did not arrive, by their ids. The jobs that mail them know it for a week. */
export async function undeliveredInvitations({ db }: Pick<App, 'db'>): Promise<ReadonlyMap<number, Undelivered>> {
  const jobs = await listNewestJobs(db, 'mail-invitation', 'invitationId')
  return new Map(
    jobs.flatMap(({ data, state, problem }) =>
      problem !== null && state !== 'done'
        ? [[Number(data['invitationId']), { problem, isTriedAgain: state !== 'failed' }] as const]
        : [],
    ),
  )
}
