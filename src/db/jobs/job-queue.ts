import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db as BossDatabase, PgBoss, QueueOptions } from 'pg-boss'
import { errorWithoutValues } from '../../lib/log/without-values.ts'
import type { DatabaseLog } from '../connection/database-problem.ts'
import { givenUp, reportGivenUp, workOn } from './job-workers.ts'
import { groupOf, jobNames, jobsAtOnce, type Jobs } from './jobs.ts'

const day = 86_400

const queueOptions = {
  // Retries after a second at first and after an hour at last, for about eleven hours. A mail server may be down for a
  // night.
  retryLimit: 22,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // After this time, other processes take over the jobs of a killed process.
  expireInSeconds: 120,
  // Finished jobs are deleted after a week, and unclaimed ones after two, so that the table does not grow.
  deleteAfterSeconds: 7 * day,
  retentionSeconds: 14 * day,
} satisfies QueueOptions

const finishWithinMs = 4_000

/**
 * Creates a job queue with pg-boss. The queue has its own schema but uses the site's connections. pg-boss is loaded
 * only when needed.
 */
export function createJobQueue(pool: Pool, log: DatabaseLog): Jobs {
  let starting: Promise<PgBoss> | undefined

  /** Starts pg-boss. After a failed start, the next call tries again. */
  function ready(): Promise<PgBoss> {
    starting ??= start(pool, log).catch((cause: unknown) => {
      starting = undefined
      throw cause
    })
    return starting
  }

  return {
    async enqueue(transaction, name, data, afterSeconds = 0) {
      const boss = await ready()
      const { fromDrizzle } = await import('pg-boss')
      const group = groupOf[name]?.(data)
      await boss.send(name, data, {
        db: fromDrizzle(transaction, sql),
        startAfter: afterSeconds,
        ...(group !== undefined && { group: { id: group } }),
      })
    },

    async work(handlers) {
      const boss = await ready()
      for (const name of jobNames) {
        for (let each = 0; each < (jobsAtOnce[name] ?? 1); each += 1)
          await workOn(boss, { pool, log }, name, handlers[name])
      }
      await reportGivenUp(boss, log)
    },

    async close() {
      const boss = await starting?.catch(() => undefined)
      if (!boss) return
      const finished = Promise.all([...jobNames, givenUp].map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([finished, sleep(finishWithinMs, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: false })
    },
  }
}

async function start(pool: Pool, log: DatabaseLog): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: overPool(pool), schema: 'pgboss', schedule: false, flowIntervalSeconds: day })
  boss.on('error', (cause) => log.warn(`Jobs: ${errorWithoutValues(cause).message}`))
  boss.on('warning', ({ message }) => log.warn(`Jobs: ${message}`))
  await boss.start()
  const names = [givenUp, ...jobNames]
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const queue = known.get(name)
    if (queue && isOutdated(queue)) await boss.updateQueue(name, queueOptions)
  }
  const missing = names.filter((name) => !known.has(name))
  if (missing.length > 0) await addQueues(pool, missing)
  return boss
}

const isOutdated = (queue: QueueOptions) =>
  Object.entries(queueOptions).some(([option, value]) => queue[option as keyof typeof queueOptions] !== value)

/**
 * Adds queues with one query of pg-boss's own function. Its `createQueue` takes a locked transaction for each, which was
 * most of the start on a new database. Compare the two when you update pg-boss.
 */
async function addQueues(pool: Pool, names: ReadonlyArray<string>): Promise<void> {
  const queues = names.map((name) => {
    const options = { ...queueOptions, policy: 'standard', ...(name !== givenUp && { deadLetter: givenUp }) }
    return { name, options }
  })
  const query = `select pgboss.create_queue(queue->>'name', queue->'options') from jsonb_array_elements($1) queue`
  await pool.query(query, [JSON.stringify(queues)])
}

/**
 * Runs pg-boss's queries on the pool. After a failed statement, the connection may still be in a transaction, so it
 * does not return to the pool.
 */
function overPool(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (cause) {
        client.release(true)
        throw cause
      }
    },
  }
}
