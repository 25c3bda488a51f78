import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { rpcApi } from './rpc-api.ts'

const app = await createTestApp()
const { user: admin } = await createUser(app, 'admin')
const { user: cook } = await createUser(app, 'cook')

async function ask(user: SignedIn | null, body: unknown) {
  const site = new Hono<{ Variables: { user: SignedIn | null } }>()
    .use((context, next) => {
      context.set('user', user)
      return next()
    })
    .route('/', rpcApi(app))
  const answer = await site.request('/has_role', { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

test('whoever has a role has the lesser ones too', async () => {
  expect(await ask(admin, { _user_id: admin.id, _role: 'admin' })).toEqual({ status: 200, body: true })
  expect(await ask(admin, { _user_id: admin.id, _role: 'cook' })).toEqual({ status: 200, body: true })
  expect(await ask(cook, { _user_id: cook.id, _role: 'admin' })).toEqual({ status: 200, body: false })
  expect(await ask(admin, { _user_id: cook.id, _role: 'cook' })).toEqual({ status: 200, body: true })
})

test.each([
  ['a visitor', null, { _user_id: admin.id, _role: 'admin' }],
  ['a cook about somebody else', cook, { _user_id: admin.id, _role: 'admin' }],
  ['nobody', admin, { _user_id: 'nobody', _role: 'admin' }],
  ['a role that is none', admin, { _user_id: admin.id, _role: 'king' }],
  ['nonsense', admin, { _user_id: ['a'], _role: null }],
  ['an id that no database takes', admin, { _user_id: 'a\0b', _role: 'admin' }],
  ['nothing', admin, null],
])('the answer to %s is no', async (_what, user, body) => {
  expect(await ask(user, body)).toEqual({ status: 200, body: false })
})
