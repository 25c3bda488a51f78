import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { connect } from '../connection/connect.ts'
import { createJobQueue } from './job-queue.ts'
import type { JobHandlers } from './jobs.ts'

const { db, pool, url } = await createTestDatabase()

function listener() {
  const said: Array<string> = []
  const hear = (line: string) => void said.push(line)
  return { said, log: { info: hear, warn: hear, error: hear } }
}

/** Simulates a process with separate connections and a separate queue. */
function openProcess() {
  const connection = connect(url)
  const { said, log } = listener()
  const jobs = createJobQueue(connection.pool, log)
  return {
    jobs,
    said,
    async [Symbol.asyncDispose]() {
      await jobs.close()
      await connection.close()
    },
  }
}

const nothing = async () => undefined
const hang = (_data: unknown, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('called off'))))
const handlers = (changes: Partial<JobHandlers>): JobHandlers => ({
  'sync-notes': nothing,
  'mail-message': nothing,
  'mail-reply': nothing,
  'mail-waiting-recipe': nothing,
  'mail-waiting-review': nothing,
  'mail-verdict': nothing,
  'mail-review': nothing,
  'mail-review-decision': nothing,
  'mail-answer-decision': nothing,
  'mail-issue-test': nothing,
  'send-issue': nothing,
  'mail-confirmation': nothing,
  'mail-reset-password': nothing,
  'mail-confirm-address': nothing,
  'mail-account-notice': nothing,
  'mail-invitation': nothing,
  'run-import': nothing,
  'collect-import': nothing,
  'check-feed': nothing,
  'follow-crawler': nothing,
  'undo-import': nothing,
  'renew-search': nothing,
  'fetch-automation-address': nothing,
  'forward-subscriber': nothing,
  ...changes,
})

async function stateOf(messageId: number) {
  const { rows } = await pool.query("select state from pgboss.job where (data->>'messageId')::int = $1", [messageId])
  return rows.map(({ state }) => state)
}

async function countJobs() {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job`)
  return rows[0]?.count ?? 0
}

test('two processes set up the queue at the same moment', async () => {
  await using one = openProcess()
  await using two = openProcess()
  await Promise.all([one.jobs.work(handlers({})), two.jobs.work(handlers({}))])
  expect([...one.said, ...two.said]).toEqual([])
})

test('changes the settings of queues that an older version added', async () => {
  const settings = async () =>
    (await pool.query('select name, retry_limit, dead_letter from pgboss.queue order by name')).rows
  const current = await settings()
  await pool.query('update pgboss.queue set retry_limit = 3')
  await using own = openProcess()
  await own.jobs.work(handlers({}))
  expect(await settings()).toEqual(current)
})

test('a rolled back transaction enqueues nothing', async () => {
  await using own = openProcess()
  const before = await countJobs()
  const undone = db.transaction(async (transaction) => {
    await own.jobs.enqueue(transaction, 'mail-message', { messageId: 1 })
    throw new Error('second thoughts')
  })
  await expect(undone).rejects.toThrow('second thoughts')
  expect(await countJobs()).toBe(before)
  await db.transaction((transaction) => own.jobs.enqueue(transaction, 'mail-message', { messageId: 1 }))
  expect(await countJobs()).toBe(before + 1)
  await pool.query('delete from pgboss.job')
})

test(
  'two processes share the jobs, and each job runs once, without pauses in between',
  { timeout: 60_000 },
  async () => {
    await using one = openProcess()
    await using two = openProcess()
    const done: Array<number> = []
    const count = handlers({ 'mail-message': async ({ messageId }) => void done.push(messageId) })
    for (let messageId = 0; messageId < 40; messageId++) await one.jobs.enqueue(db, 'mail-message', { messageId })
    await Promise.all([one.jobs.work(count), two.jobs.work(count)])
    await expect.poll(() => done.length, { timeout: 40_000 }).toBe(40)
    expect(new Set(done).size).toBe(40)
  },
)

test('an account with many slow addresses does not delay those of others', { timeout: 60_000 }, async () => {
  await using own = openProcess()
  const running: Array<string> = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  for (const userId of ['busy', 'busy', 'busy', 'busy', 'busy', 'other'])
    await own.jobs.enqueue(db, 'fetch-automation-address', { itemId: 1, userId })
  await own.jobs.work(
    handlers({
      'fetch-automation-address': async ({ userId }) => {
        running.push(userId)
        await isOver
      },
    }),
  )
  await expect.poll(() => running.toSorted()).toEqual(['busy', 'other'])
  end()
  await expect.poll(() => running, { timeout: 40_000 }).toHaveLength(6)
})

test('retries a failed job and logs why, without its data', { timeout: 60_000 }, async () => {
  await using own = openProcess()
  const tries: Array<string> = []
  await own.jobs.work(
    handlers({
      'mail-confirmation': async ({ email }) => {
        tries.push(email)
        if (tries.length < 3) throw new Error('the mail server is asleep')
      },
    }),
  )
  await own.jobs.enqueue(db, 'mail-confirmation', { email: 'cook@example.com' })
  await expect.poll(() => tries, { timeout: 40_000, interval: 200 }).toHaveLength(3)
  expect(own.said).toEqual([
    expect.stringMatching(/^Job mail-confirmation [\w-]+ failed, try 1 of 23: the mail server is asleep$/),
    expect.stringMatching(/try 2 of 23/),
  ])
  expect(own.said.join()).not.toContain('cook@example.com')
})

test('logs a job that failed for the last time', { timeout: 60_000 }, async () => {
  await using own = openProcess()
  await own.jobs.enqueue(db, 'forward-subscriber', { email: 'cook@example.com' })
  await pool.query("update pgboss.job set retry_limit = 0 where name = 'forward-subscriber' and state = 'created'")
  await own.jobs.work(handlers({ 'forward-subscriber': () => Promise.reject(new Error('nobody there')) }))
  await expect
    .poll(() => own.said.join('\n'), { timeout: 40_000, interval: 200 })
    .toMatch(/Job forward-subscriber [\w-]+ was given up after 1 attempts: nobody there/)
  expect(own.said.join()).not.toContain('cook@example.com')
})

test('finishes the running job before closing and starts no other', async () => {
  const own = openProcess()
  const done: Array<number> = []
  const slow = async ({ messageId }: { messageId: number }) => {
    await sleep(700)
    done.push(messageId)
  }
  await own.jobs.enqueue(db, 'mail-message', { messageId: 101 })
  await own.jobs.enqueue(db, 'mail-message', { messageId: 102 })
  const working = own.jobs.work(handlers({ 'mail-message': slow }))
  await working
  await sleep(300)
  await own[Symbol.asyncDispose]()
  expect(done).toEqual([101])
  expect(await stateOf(102)).toEqual(['created'])
  await pool.query('delete from pgboss.job')
})

test(
  'does not wait for a hanging job when closing, and leaves it to the next process',
  { timeout: 30_000 },
  async () => {
    const own = openProcess()
    await own.jobs.enqueue(db, 'mail-message', { messageId: 103 })
    await own.jobs.work(handlers({ 'mail-message': hang }))
    await sleep(300)
    await own[Symbol.asyncDispose]()
    expect(await stateOf(103)).toEqual(['retry'])
  },
)

test('closes an idle queue', async () => {
  const own = openProcess()
  await own.jobs.work(handlers({}))
  await own[Symbol.asyncDispose]()
  expect(own.said).toEqual([])
})

async function outputOf(messageId: number): Promise<string> {
  const query = "select output::text as output from pgboss.job where (data->>'messageId')::int = $1"
  const { rows } = await pool.query(query, [messageId])
  return rows[0]?.output ?? ''
}

test('keeps query parameters of a failed job out of the log and its row', async () => {
  await using own = openProcess()
  const fail = async () => void (await db.execute(sql`select ${'grandma@example.com'}::text::uuid`))
  await own.jobs.work(handlers({ 'mail-message': fail }))
  await db.transaction((tx) => own.jobs.enqueue(tx, 'mail-message', { messageId: 777 }))
  await expect.poll(() => own.said.join('\n')).toContain('Failed query')
  await expect.poll(() => outputOf(777)).toContain('Failed query')
  expect(own.said.join('\n') + (await outputOf(777))).not.toContain('grandma')
})
