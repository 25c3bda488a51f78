import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { createUser } from '../../../tests/accounts.ts'
import { findUser } from '../../db/users.ts'
import { createAccount } from './create-account.ts'
import { becomeFirstAdmin, firstAdminNote } from './first-admin.ts'
import { signIn } from './sign-in.ts'

const asker = { cookies: '', visitor: '203.0.113.1', program: '' }
const me = { name: 'Asha', email: 'asha@kitchen.test', password: 'leek soup on a tuesday' }
const tokenIn = (note: string | undefined) => /token=([\w-]{32})/.exec(note ?? '')?.[1] ?? ''

test('the link of the last start makes one administrator, once', async () => {
  const app = await createTestApp()
  const earlier = tokenIn(await firstAdminNote(app))
  const token = tokenIn(await firstAdminNote(app))
  expect(await becomeFirstAdmin(app, earlier, me, asker)).toEqual({ kind: 'used' })
  expect(await becomeFirstAdmin(app, '', me, asker)).toEqual({ kind: 'used' })
  expect(await becomeFirstAdmin(app, token, { ...me, password: 'short' }, asker)).toMatchObject({ kind: 'invalid' })
  expect(await becomeFirstAdmin(app, token, me, asker)).toMatchObject({ kind: 'created' })
  expect(await findUser(app.db, me)).toMatchObject({ role: 'admin', name: 'Asha' })
  const { user } = await createUser(app, 'cook')
  expect(await becomeFirstAdmin(app, token, { userId: user.id }, asker)).toEqual({ kind: 'used' })
  expect(await firstAdminNote(app)).toBeUndefined()
})

test('of two who press at the same moment one runs the site', async () => {
  const app = await createTestApp()
  const token = tokenIn(await firstAdminNote(app))
  const [{ user: one }, { user: other }] = [await createUser(app, 'cook'), await createUser(app, 'cook')]
  const outcomes = await Promise.all([one, other].map(({ id }) => becomeFirstAdmin(app, token, { userId: id }, asker)))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'used'])
})

test('whoever took the address of the settings before does not run the site', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'luca@kitchen.test', ADMIN_PASSWORD: 'a pan of pasta' })
  const stranger = await createAccount(app, { name: 'Luca', email: 'luca@kitchen.test', password: me.password }, asker)
  const cookies = stranger.kind === 'created' ? (stranger.cookies[0]?.split(';')[0] ?? '') : ''
  expect(await app.auth.findSession(cookies)).not.toBeNull()
  expect(await firstAdminNote(app)).toBe('luca@kitchen.test is the administrator')
  expect(await app.auth.findSession(cookies)).toBeNull()
  const tries = [me.password, 'a pan of pasta'].map((password) =>
    signIn(app, { email: 'luca@kitchen.test', password }, asker),
  )
  expect((await Promise.all(tries)).map(({ kind }) => kind)).toEqual(['refused', 'signed-in'])
})

test('the settings can name the first administrator', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'Luca@kitchen.test', ADMIN_PASSWORD: 'a pan of pasta' })
  expect(await firstAdminNote(app)).toBe('Luca@kitchen.test is the administrator')
  expect(await findUser(app.db, { email: 'luca@kitchen.test' })).toMatchObject({ role: 'admin' })
  expect(await firstAdminNote(app)).toBeUndefined()
})
