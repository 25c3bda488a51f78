import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { SignUpRule } from '../../core/accounts/sign-up-rule.ts'
import { findUser } from '../../db/accounts/users.ts'
import { readSettings, saveSettings } from '../../db/settings/settings.ts'
import { createAccount } from './create-account.ts'
import { becomeFirstAdmin, firstAdminNote } from './first-admin.ts'
import { signIn } from './sign-in.ts'

const app = await createTestApp()
const requester = { cookies: '', visitor: '203.0.113.7', program: '' }
const password = 'leek soup on a tuesday'
const person = (name: string) => ({ name, email: `${name}@kitchen.test`, password })

async function openTo(signUp: SignUpRule, of = app) {
  await saveSettings(of.db, { ...(await readSettings(of.db)), signUp })
}

test.each(['invited', 'nobody'] as const)('creates no account while sign-up is open to %s', async (rule) => {
  await openTo(rule)
  expect(await createAccount(app, person(rule), requester)).toEqual({ kind: 'closed', rule })
  expect(await findUser(app.db, person(rule))).toBeUndefined()
  await openTo('everyone')
  expect(await createAccount(app, person(rule), requester)).toMatchObject({ kind: 'created' })
})

test('lets accounts sign in, and the first administrator in, while nobody can sign up', async () => {
  const other = await createTestApp()
  await createAccount(other, person('ana'), requester)
  await openTo('nobody', other)
  expect(await signIn(other, person('ana'), requester)).toMatchObject({ kind: 'signed-in' })
  const token = /token=([\w-]{32})/.exec((await firstAdminNote(other)) ?? '')?.[1] ?? ''
  expect(await becomeFirstAdmin(other, token, person('asha'), requester)).toMatchObject({ kind: 'created' })
  expect(await findUser(other.db, person('asha'))).toMatchObject({ role: 'admin' })
})

test('follows the environment before the settings', async () => {
  await openTo('everyone')
  const closed = { ...app, env: { ...app.env, SIGN_UP: 'nobody' as const } }
  expect(await createAccount(closed, person('eve'), requester)).toEqual({ kind: 'closed', rule: 'nobody' })
  await openTo('nobody')
  const open = { ...app, env: { ...app.env, SIGN_UP: 'everyone' as const } }
  expect(await createAccount(open, person('eve'), requester)).toMatchObject({ kind: 'created' })
})
