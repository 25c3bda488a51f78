import { sql, type SQL } from 'drizzle-orm'
import type { JobState } from '../../core/jobs/job-state.ts'
import type { Db } from '../connection/connect.ts'

export interface ListedJob {
  id: string
  name: string
  state: JobState
  data: Record<string, unknown>
  /** Number of failed attempts. */
  failures: number
  createdAt: Date
  /** The time of the next attempt. Ignore it once the job has ended. */
  nextAt: Date
  endedAt: Date | null
  /** The error of the last attempt. */
  problem: string | null
}

const inState: Record<JobState, SQL> = {
  waiting: sql`state in ('created', 'retry')`,
  running: sql`state = 'active'`,
  failed: sql`state = 'failed'`,
  done: sql`state in ('completed', 'cancelled')`,
}

interface Row extends Record<string, unknown> {
  id: string
  name: string
  state: string
  data: Record<string, unknown> | null
  retry_count: number
  created_on: string | Date
  start_after: string | Date
  completed_on: string | Date | null
  output: unknown
}

const columns = sql`id, name, state::text, data, retry_count, created_on, start_after, completed_on, output`
/** Excludes the `given-up` queue, which only reports. */
const isOurs = sql`name <> 'given-up' and name not like '\\_\\_pgboss%'`

/** Returns whether the queue's tables exist. pg-boss creates them when it starts for the first time. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]?.there ?? false
}

export async function countJobs(db: Db): Promise<Record<JobState, number>> {
  const counts: Record<JobState, number> = { waiting: 0, running: 0, failed: 0, done: 0 }
  if (!(await hasQueue(db))) return counts
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state::text, count(*)::int from pgboss.job where ${isOurs} group by state`,
  )
  for (const { state, count } of rows) counts[stateOf(state)] += count
  return counts
}

/** Lists jobs after the given one, newest first. */
export async function listJobs(
  db: Db,
  { state, after, limit }: { state: JobState; after: string | null; limit: number },
): Promise<{ jobs: Array<ListedJob>; hasMore: boolean }> {
  if (!(await hasQueue(db))) return { jobs: [], hasMore: false }
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from pgboss.job where ${isOurs} and ${inState[state]}
      and coalesce((created_on, id) < (select created_on, id from pgboss.job where id::text = ${after ?? ''}), true)
    order by created_on desc, id desc limit ${limit + 1}`)
  return { jobs: rows.slice(0, limit).map(toJob), hasMore: rows.length > limit }
}

/** Finds the newest job whose data contains `data`, such as `{ replyId: 3 }`. */
export async function findJobAbout(
  db: Db,
  name: string,
  data: Record<string, unknown>,
): Promise<ListedJob | undefined> {
  if (!(await hasQueue(db))) return undefined
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from pgboss.job where name = ${name} and data @> ${JSON.stringify(data)}::jsonb
    order by created_on desc limit 1`)
  return rows[0] && toJob(rows[0])
}

/** Lists the newest job about each subject, such as about each `invitationId`. */
export async function listNewestJobs(db: Db, name: string, subject: string): Promise<Array<ListedJob>> {
  if (!(await hasQueue(db))) return []
  const { rows } = await db.execute<Row>(sql`
    select distinct on (1) data->>${subject}, ${columns} from pgboss.job where name = ${name}
    order by 1, created_on desc, id desc`)
  return rows.map(toJob)
}

/** Returns whether a job whose data contains `data` waits or runs. */
export async function hasJobAbout(db: Db, name: string, data: Record<string, unknown>): Promise<boolean> {
  if (!(await hasQueue(db))) return false
  const { rowCount } = await db.execute(sql`
    select 1 from pgboss.job where name = ${name} and data @> ${JSON.stringify(data)}::jsonb
      and (${inState.waiting} or ${inState.running}) limit 1`)
  return rowCount === 1
}

/** Retries a failed or delayed job at once. */
export async function retryJob(db: Db, id: string): Promise<string | undefined> {
  if (!(await hasQueue(db))) return undefined
  const { rows } = await db.execute<{ name: string }>(sql`
    update pgboss.job set
      retry_limit = retry_limit + case when state = 'failed' then 1 else 0 end,
      state = case when state = 'failed' then 'retry'::pgboss.job_state else state end,
      completed_on = null, start_after = now()
    where id::text = ${id} and state in ('failed', 'retry', 'created') and ${isOurs} returning name`)
  return rows[0]?.name
}

/** Deletes a job only if it has failed. Waiting jobs must still run. */
export async function deleteFailedJob(db: Db, id: string): Promise<string | undefined> {
  if (!(await hasQueue(db))) return undefined
  const { rows } = await db.execute<{ name: string }>(
    sql`delete from pgboss.job where id::text = ${id} and state = 'failed' and ${isOurs} returning name`,
  )
  return rows[0]?.name
}

function stateOf(state: string): JobState {
  switch (state) {
    case 'created':
    case 'retry':
      return 'waiting'
    case 'active':
      return 'running'
    case 'failed':
      return 'failed'
    default:
      return 'done'
  }
}

function toJob(row: Row): ListedJob {
  const { output } = row
  const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : null
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row.state),
    data: row.data ?? {},
    failures: row.retry_count,
    createdAt: new Date(row.created_on),
    nextAt: new Date(row.start_after),
    endedAt: row.completed_on ? new Date(row.completed_on) : null,
    problem: typeof message === 'string' && message !== '' ? message : null,
  }
}
