import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { createUser } from '../../tests/accounts.ts'

const app = await createTestApp()

test('whoever has a session is known by it, until it is signed out', async () => {
  const { user, cookie } = await createUser(app, 'editor')
  expect((await app.auth.findSession(cookie))?.user).toEqual(user)
  expect(await app.auth.findSession(cookie.replace(/.{9}$/, 'AAAAAAAA='))).toBeNull()
})
