import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'
import { readEnv } from '../lib/env/env.ts'
import { createLog } from '../lib/log/log.ts'
import { createAccount } from '../operations/accounts/create-account.ts'
import { isResetLink, resetPassword } from '../operations/accounts/reset-password.ts'
import { signIn } from '../operations/accounts/sign-in.ts'
import { assembleApp } from '../operations/app/start-app.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'marshmallow-user-'))
const read = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
if (!read.ok) throw new Error(read.problem)
const { app, close } = assembleApp(read.env, createLog({ level: 'silent' }), database)
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const requester = { cookies: '', visitor: '203.0.113.9', program: '' }
const email = 'mei@kitchen.test'
const forgotten = 'leek soup on a tuesday'
const made = await createAccount(app, { name: 'Mei', email, password: forgotten }, requester)
const userId = made.kind === 'created' ? made.userId : ''

function marshmallow(settings: Record<string, string>, ...args: Array<string>) {
  return runCommand({ DATABASE_URL: database.url, DATA_DIR: folder, ...settings }, ...args)
}

const publicly = { PUBLIC_URL: 'https://recipes.example' }
const tokenIn = (output: string) => /\/auth\/reset\?token=([\w-]{32})$/m.exec(output)?.[1] ?? ''
const signInWith = async (password: string) => (await signIn(app, { email, password }, requester)).kind

async function auditEntries() {
  const { rows } = await database.pool.query(
    `select actor_id, action, subject_id, details from audit_log where action like 'user.reset%' order by id`,
  )
  return rows
}

test('creates a link that resets a password once', async () => {
  const before = await signIn(app, { email, password: forgotten }, requester)
  const cookie = before.kind === 'signed-in' ? (before.cookies[0]?.split(';')[0] ?? '') : ''
  expect(await app.auth.findSession(cookie)).not.toBeNull()

  const { code, output, errorOutput } = await marshmallow(publicly, 'user', 'reset-link', 'Mei@kitchen.test')
  expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' })
  const token = tokenIn(output)
  expect(output).toBe(
    `https://recipes.example/auth/reset?token=${token}\n` +
      'Works once, within one hour. Send it only to mei@kitchen.test : anyone who opens it gets the account.\n',
  )
  expect(await auditEntries()).toEqual([
    { actor_id: null, action: 'user.reset-link', subject_id: userId, details: null },
  ])

  expect(await resetPassword(app, token, 'dumplings for everyone')).toBeNull()
  expect(await resetPassword(app, token, 'dumplings for nobody')).toEqual({ kind: 'used' })
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await signInWith(forgotten)).toBe('refused')
  expect(await signInWith('dumplings for everyone')).toBe('signed-in')
})

test('creates links that last an hour, beside earlier ones and outside the daily limit', async () => {
  const first = await marshmallow(publicly, 'user', 'reset-link', email)
  const second = await marshmallow(publicly, 'user', 'reset-link', email)
  const tokens = [first, second].map(({ output }) => tokenIn(output))
  expect(await Promise.all(tokens.map((token) => isResetLink(app, token)))).toEqual([true, true])
  const { rows: links } = await database.pool.query(
    `select expires_at between now() + interval '55 minutes' and now() + interval '60 minutes' as is_an_hour
      from verifications where identifier like 'reset-password:%'`,
  )
  expect(links).toEqual([{ is_an_hour: true }, { is_an_hour: true }])
  const { rows: counted } = await database.pool.query(`select key from rate_limits where key like 'reset:%'`)
  expect(counted).toEqual([])
})

test('says which part of the link to change without a public address', async () => {
  const { output } = await marshmallow({ HOST: '0.0.0.0', PORT: '3210' }, 'user', 'reset-link', email)
  const [link, , hint] = output.split('\n')
  expect(link).toBe(`http://localhost:3210/auth/reset?token=${tokenIn(output)}`)
  expect(hint).toBe('PUBLIC_URL is not set. Change http://localhost:3210 to the site’s public address.')
})

test('creates no link and no audit entry for an unknown address', async () => {
  const count = (await auditEntries()).length
  expect(await marshmallow(publicly, 'user', 'reset-link', 'nobody@kitchen.test')).toEqual({
    code: 1,
    output: '',
    errorOutput: 'No account with the address nobody@kitchen.test.\n',
  })
  expect(await auditEntries()).toHaveLength(count)
})

test('creates an account with a role, and says if it already exists', async () => {
  const create = () => marshmallow(publicly, 'user', 'create', 'bo@kitchen.test', 'trusted')
  const first = await create()
  expect(first).toMatchObject({ code: 0, errorOutput: '' })
  expect(first.output).toMatch(/^bo@kitchen\.test is now a trusted cook, with the password [\w-]{16}\n$/)
  expect(await create()).toEqual({
    code: 1,
    output: '',
    errorOutput: 'There is already an account with the address bo@kitchen.test.\n',
  })
  const granted = await marshmallow(publicly, 'user', 'grant-admin', 'bo@kitchen.test')
  expect(granted.output).toBe('bo@kitchen.test is now an admin.\n')
})

test('says that the sample content was deleted only if there was some', async () => {
  await database.pool.query(
    `insert into faqs (id, question, answer, is_sample) values ('why', 'Why?', 'Because.', true)`,
  )
  expect((await marshmallow({}, 'sample', 'remove')).output).toBe('Sample content deleted.\n')
  expect((await marshmallow({}, 'sample', 'remove')).output).toBe('There is no sample content.\n')
})

test('prints failures of remove and rename apart from the results', async () => {
  const removed = await marshmallow({}, 'remove', '/recipe/no-soup')
  expect(removed).toEqual({ code: 1, output: '', errorOutput: 'unknown /recipe/no-soup\n' })
  const renamed = await marshmallow({}, 'rename', '/recipe/no-soup', 'soup')
  expect(renamed).toEqual({ code: 1, output: '', errorOutput: 'unknown /recipe/no-soup\n' })
})
