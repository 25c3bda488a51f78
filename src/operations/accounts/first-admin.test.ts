import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { createUser } from '../../../tests/accounts.ts'
import { findUser } from '../../db/accounts/users.ts'
import { createAccount } from './create-account.ts'
import { becomeFirstAdmin, firstAdminNote } from './first-admin.ts'
import { signIn } from './sign-in.ts'

const requester = { cookies: '', visitor: '203.0.113.1', program: '' }
const me = { name: 'Asha', email: 'asha@kitchen.test', password: 'leek soup on a tuesday' }
const tokenIn = (note: string | undefined) => /token=([\w-]{32})/.exec(note ?? '')?.[1] ?? ''

test('creates one administrator from the link of the last start', async () => {
  const app = await createTestApp()
  const earlier = tokenIn(await firstAdminNote(app))
  const token = tokenIn(await firstAdminNote(app))
  expect(await becomeFirstAdmin(app, earlier, me, requester)).toEqual({ kind: 'used' })
  expect(await becomeFirstAdmin(app, '', me, requester)).toEqual({ kind: 'used' })
  expect(await becomeFirstAdmin(app, token, { ...me, password: 'short' }, requester)).toMatchObject({ kind: 'invalid' })
  expect(await becomeFirstAdmin(app, token, me, requester)).toMatchObject({ kind: 'created' })
  expect(await findUser(app.db, me)).toMatchObject({ role: 'admin', name: 'Asha' })
  const { user } = await createUser(app, 'cook')
  expect(await becomeFirstAdmin(app, token, { userId: user.id }, requester)).toEqual({ kind: 'used' })
  expect(await firstAdminNote(app)).toBeUndefined()
})

test('makes only one person administrator when two press the button at the same moment', async () => {
  const app = await createTestApp()
  const token = tokenIn(await firstAdminNote(app))
  const [{ user: one }, { user: other }] = [await createUser(app, 'cook'), await createUser(app, 'cook')]
  const outcomes = await Promise.all(
    [one, other].map(({ id }) => becomeFirstAdmin(app, token, { userId: id }, requester)),
  )
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'used'])
})

test('takes over an existing account with the address in ADMIN_EMAIL', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'luca@kitchen.test', ADMIN_PASSWORD: 'a pan of pasta' })
  const stranger = await createAccount(
    app,
    { name: 'Luca', email: 'luca@kitchen.test', password: me.password },
    requester,
  )
  const cookies = stranger.kind === 'created' ? (stranger.cookies[0]?.split(';')[0] ?? '') : ''
  expect(await app.auth.findSession(cookies)).not.toBeNull()
  expect(await firstAdminNote(app)).toBe('luca@kitchen.test is the administrator')
  expect(await app.auth.findSession(cookies)).toBeNull()
  const tries = [me.password, 'a pan of pasta'].map((password) =>
    signIn(app, { email: 'luca@kitchen.test', password }, requester),
  )
  expect((await Promise.all(tries)).map(({ kind }) => kind)).toEqual(['refused', 'signed-in'])
})

test('creates the first administrator from the settings', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'Luca@kitchen.test', ADMIN_PASSWORD: 'a pan of pasta' })
  expect(await firstAdminNote(app)).toBe('Luca@kitchen.test is the administrator')
  expect(await findUser(app.db, { email: 'luca@kitchen.test' })).toMatchObject({ role: 'admin' })
  expect(await firstAdminNote(app)).toBeUndefined()
})
