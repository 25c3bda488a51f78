import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { rpcApi } from './rpc-api.ts'

const app = await createTestApp()
const { user: admin } = await createUser(app, 'admin')
const { user: cook } = await createUser(app, 'cook')

async function sendRequest(user: SignedIn | null, body: unknown) {
  const site = new Hono<{ Variables: { user: SignedIn | null } }>()
    .use((context, next) => {
      context.set('user', user)
      return next()
    })
    .route('/', rpcApi(app))
  const answer = await site.request('/has_role', { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

test('includes lower roles', async () => {
  expect(await sendRequest(admin, { _user_id: admin.id, _role: 'admin' })).toEqual({ status: 200, body: true })
  expect(await sendRequest(admin, { _user_id: admin.id, _role: 'cook' })).toEqual({ status: 200, body: true })
  expect(await sendRequest(cook, { _user_id: cook.id, _role: 'admin' })).toEqual({ status: 200, body: false })
  expect(await sendRequest(admin, { _user_id: cook.id, _role: 'cook' })).toEqual({ status: 200, body: true })
})

test.each([
  ['a visitor', null, { _user_id: admin.id, _role: 'admin' }],
  ['a cook about another account', cook, { _user_id: admin.id, _role: 'admin' }],
  ['an unknown account', admin, { _user_id: 'nobody', _role: 'admin' }],
  ['an unknown role', admin, { _user_id: admin.id, _role: 'king' }],
  ['an invalid body', admin, { _user_id: ['a'], _role: null }],
  ['an id with a null byte', admin, { _user_id: 'a\0b', _role: 'admin' }],
  ['an empty body', admin, null],
])('returns false for %s', async (_what, user, body) => {
  expect(await sendRequest(user, body)).toEqual({ status: 200, body: false })
})
