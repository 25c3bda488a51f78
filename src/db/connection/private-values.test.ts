import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { createLog } from '../../lib/log/log.ts'
import { users } from '../schema/accounts.ts'

const { db, pool } = await createTestDatabase()

const secret = 'grandma@example.com'

function logged(given: object | string, message?: string): string {
  const lines: Array<string> = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  if (typeof given === 'string') log.error(given)
  else log.error(given, message)
  return lines.join('')
}

async function errorOf(query: PromiseLike<unknown>): Promise<Error> {
  const cause: unknown = await Promise.resolve(query).then(
    () => 'nothing went wrong',
    (failed: unknown) => failed,
  )
  if (!(cause instanceof Error)) throw new Error(String(cause))
  return cause
}

const row = { id: 'a', name: secret, email: secret }
const failed = {
  'an invalid uuid': await errorOf(db.execute(sql`select ${secret}::text::uuid`)),
  'an invalid number without Drizzle': await errorOf(pool.query('select $1::text::int', [secret])),
  'a number out of range': await errorOf(pool.query('select $1::text::int', ['99999999999'])),
  'a duplicate address': await errorOf(db.insert(users).values([row, { ...row, id: 'b' }])),
  'a row that violates a check': await errorOf(
    pool.query('create table t (a text check (a = $$b$$)); insert into t values ($$' + secret + '$$)'),
  ),
  'invalid JSON': await errorOf(pool.query('select $1::text::json', [`{"a": ${secret}}`])),
  'an invalid text search query': await errorOf(pool.query('select $1::text::tsquery', [`a ${secret} & | b`])),
  'a value that looks like a stack': await errorOf(
    db.execute(sql`select ${`a\n    at b (c:1:1)\n${secret}`}::text::uuid`),
  ),
}

const wrappings: ReadonlyArray<readonly [how: string, wrap: (cause: Error) => string]> = [
  ['directly', (err) => logged({ err }, 'failed')],
  ['without a message', (err) => logged(err)],
  ['as a cause', (cause) => logged({ err: new Error('not saved', { cause }) }, 'failed')],
  [
    'as the cause of a cause',
    (cause) => logged({ err: new Error('a', { cause: new Error('b', { cause }) }) }, 'failed'),
  ],
  [
    'with its message repeated',
    (cause) => logged({ err: new Error(`not saved: ${cause.message}`, { cause }) }, 'failed'),
  ],
  [
    'in an aggregate error',
    (cause) => logged({ err: new AggregateError([new Error('a'), cause], 'several') }, 'failed'),
  ],
  ['in another field', (cause) => logged({ cause, deeper: { list: [cause] } }, 'failed')],
  [
    'in a field of another error',
    (cause) => logged({ err: Object.assign(new Error('a'), { inner: cause }) }, 'failed'),
  ],
]

test.each(
  Object.entries(failed).flatMap(([what, cause]) => wrappings.map(([how, wrap]) => ({ what, how, cause, wrap }))),
)('logs none of the sent values: $what, $how', ({ cause, wrap }) => {
  const line = wrap(cause)
  expect(() => JSON.parse(line)).not.toThrow()
  expect(line).not.toContain('grandma')
  expect(line).not.toContain('999999')
  expect(line).not.toContain('params')
})

test('removes the parameters from a message built by hand', () => {
  const line = logged(`Jobs: ${failed['an invalid uuid'].message}`)
  expect(line).not.toContain('grandma')
  expect(JSON.parse(line).msg).toBe('Jobs: Failed query: select $1::text::uuid')
})

test('logs what helps to find the fault: query, type, code, constraint and stack', () => {
  const { err } = JSON.parse(logged({ err: failed['a duplicate address'] }, 'failed'))
  expect(err.type).toBe('DrizzleQueryError')
  expect(err.message).toContain('Failed query: insert into "users"')
  expect(err.message).toContain('duplicate key value violates unique constraint "users_email_unique"')
  expect(err.stack).toContain('private-values.test.ts')
  const { cause } = JSON.parse(logged({ cause: failed['a duplicate address'].cause }, 'failed'))
  expect(cause).toMatchObject({ code: '23505', constraint: 'users_email_unique', table: 'users' })
})
