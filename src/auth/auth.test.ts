import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { createUser } from '../../tests/accounts.ts'

const app = await createTestApp()

test('finds the account of a session, and none for a changed cookie', async () => {
  const { user, cookie } = await createUser(app, 'editor')
  expect((await app.auth.findSession(cookie))?.user).toEqual(user)
  expect(await app.auth.findSession(cookie.replace(/.{9}$/, 'AAAAAAAA='))).toBeNull()
})
