import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { messages } from '../../db/schema/messages.ts'
import { sendMessage } from './send-message.ts'

const message = (text: string) => ({ name: 'Ann', email: 'ann@example.com', message: text })
const countMessages = async ({ db }: typeof plain) => (await db.select().from(messages)).length
const [plain, mailing] = await Promise.all([
  createTestApp(),
  createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'kitchen@recipes.example' }),
])

test('stores a message and does nothing else without a mail server', async () => {
  expect(await sendMessage(plain, 'contact', message('Hello'), 'a')).toBe('sent')
  expect(await plain.db.select().from(messages)).toMatchObject([
    { kind: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello', mailedAt: null },
  ])
  const { rows } = await plain.db.execute(sql`select to_regnamespace('pgboss') as schema`)
  expect(rows).toEqual([{ schema: null }])
})

test('stores a message sent again by a second press or a reload once', async () => {
  const before = await countMessages(plain)
  for (let times = 0; times < 3; times++)
    expect(await sendMessage(plain, 'contact', message('Hello again'), 'a')).toBe('sent')
  expect(await countMessages(plain)).toBe(before + 1)
})

test('stores a message and its job together or not at all', async () => {
  expect(await sendMessage(mailing, 'support', message('Help'), 'a')).toBe('sent')
  const before = await countMessages(mailing)
  const broken = { ...mailing, jobs: { ...mailing.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  await expect(sendMessage(broken, 'support', message('Help me'), 'a')).rejects.toThrow('no queue')
  expect(await countMessages(mailing)).toBe(before)
  const { rows } = await mailing.db.execute(sql`select name, data, state from pgboss.job`)
  expect(rows).toEqual([{ name: 'mail-message', data: { messageId: expect.any(Number) }, state: 'created' }])
})

test(
  'stores ten of a thousand posts from one address, and still accepts another address',
  { timeout: 60_000 },
  async () => {
    const before = await countMessages(plain)
    const outcomes = await Promise.all(
      Array.from({ length: 1_000 }, (_, nth) => sendMessage(plain, 'contact', message(`Buy ${nth}`), 'flood')),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10)
    expect(await countMessages(plain)).toBe(before + 10)
    expect(await sendMessage(plain, 'contact', message('Is anybody there?'), 'elsewhere')).toBe('sent')
  },
)
