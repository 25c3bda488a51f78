import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { connect } from './connect.ts'
import { createJobQueue } from './job-queue.ts'
import type { JobHandlers } from './jobs.ts'

const { db, pool, url } = await createTestDatabase()

function listener() {
  const said: Array<string> = []
  const hear = (line: string) => void said.push(line)
  return { said, log: { info: hear, warn: hear, error: hear } }
}

/** One process: its own connections, its own queue. */
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
  'mail-message': nothing,
  'mail-reply': nothing,
  'mail-waiting-recipe': nothing,
  'mail-verdict': nothing,
  'mail-issue-test': nothing,
  'send-issue': nothing,
  'mail-confirmation': nothing,
  'mail-reset-password': nothing,
  'mail-confirm-address': nothing,
  'mail-account-notice': nothing,
  'renew-search': nothing,
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

test('two processes set the queue up at the same moment', async () => {
  await using one = openProcess()
  await using two = openProcess()
  await Promise.all([one.jobs.work(handlers({})), two.jobs.work(handlers({}))])
  expect([...one.said, ...two.said]).toEqual([])
})

test('a job comes with its transaction, or not at all', async () => {
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
  'of two processes one does each job, and many are done without waiting between them',
  { timeout: 60_000 },
  async () => {
    await using one = openProcess()
    await using two = openProcess()
    const done: Array<number> = []
    const count = handlers({ 'mail-message': async ({ messageId }) => void done.push(messageId) })
    for (let messageId = 0; messageId < 40; messageId++) await one.jobs.enqueue(db, 'mail-message', { messageId })
    const started = performance.now()
    await Promise.all([one.jobs.work(count), two.jobs.work(count)])
    await expect.poll(() => done.length, { timeout: 40_000 }).toBe(40)
    expect(new Set(done).size).toBe(40)
    // With two seconds between jobs it would be forty.
    expect(performance.now() - started).toBeLessThan(20_000)
  },
)

test(
  'a job that fails is tried again, and the log says why without what it was about',
  { timeout: 60_000 },
  async () => {
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
  },
)

test('a job whose last try fails is given up in the log', { timeout: 60_000 }, async () => {
  await using own = openProcess()
  await own.jobs.enqueue(db, 'forward-subscriber', { email: 'cook@example.com' })
  await pool.query("update pgboss.job set retry_limit = 0 where name = 'forward-subscriber' and state = 'created'")
  await own.jobs.work(handlers({ 'forward-subscriber': () => Promise.reject(new Error('nobody there')) }))
  await expect
    .poll(() => own.said.join('\n'), { timeout: 40_000, interval: 200 })
    .toMatch(/Job forward-subscriber [\w-]+ is given up after 1 tries: nobody there/)
  expect(own.said.join()).not.toContain('cook@example.com')
})

test('closing finishes the job in hand and begins no other', async () => {
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

test('closing does not wait for a job that hangs, and leaves it to the next', { timeout: 30_000 }, async () => {
  const own = openProcess()
  await own.jobs.enqueue(db, 'mail-message', { messageId: 103 })
  await own.jobs.work(handlers({ 'mail-message': hang }))
  await sleep(300)
  const started = performance.now()
  await own[Symbol.asyncDispose]()
  expect(performance.now() - started).toBeLessThan(6_000)
  expect(await stateOf(103)).toEqual(['retry'])
})

test('an idle queue closes at once', async () => {
  const own = openProcess()
  await own.jobs.work(handlers({}))
  const started = performance.now()
  await own[Symbol.asyncDispose]()
  expect(performance.now() - started).toBeLessThan(1_000)
})
