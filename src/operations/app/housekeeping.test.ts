import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { deleteExpired } from './housekeeping.ts'

const app = await createTestApp()

test('deletes expired sessions with their IP address, and expired tokens', async () => {
  await app.db.execute(sql`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`)
  await app.db.execute(sql`
    insert into sessions (id, user_id, token, expires_at, ip_address, user_agent) values
      ('over', 'ada', 'a', now() - interval '1 minute', '203.0.113.7', 'Firefox'),
      ('open', 'ada', 'b', now() + interval '1 minute', '203.0.113.7', 'Firefox')`)
  await app.db.execute(sql`
    insert into verifications (id, identifier, value, expires_at) values
      ('over', 'a', 'ada@example.com', now() - interval '1 minute'),
      ('open', 'b', 'ada@example.com', now() + interval '1 minute')`)
  await deleteExpired(app)
  expect((await app.db.execute(sql`select id from sessions`)).rows).toEqual([{ id: 'open' }])
  expect((await app.db.execute(sql`select id from verifications`)).rows).toEqual([{ id: 'open' }])
})
