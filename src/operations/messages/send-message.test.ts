import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { messages } from '../../db/schema.ts'
import { sendMessage } from './send-message.ts'

const message = (text: string) => ({ name: 'Ann', email: 'ann@example.com', message: text })
const countMessages = async ({ db }: typeof plain) => (await db.select().from(messages)).length
const [plain, mailing] = await Promise.all([
  createTestApp(),
  createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'kitchen@recipes.example' }),
])

test('a message is kept, and without a mail server nothing else happens', async () => {
  expect(await sendMessage(plain, 'contact', message('Hello'), 'a')).toBe('sent')
  expect(await plain.db.select().from(messages)).toMatchObject([
    { kind: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello', mailedAt: null },
  ])
  const { rows } = await plain.db.execute(sql`select to_regnamespace('pgboss') as schema`)
  expect(rows).toEqual([{ schema: null }])
})

test('the same words sent again, by a second press or a reload, are one message', async () => {
  const before = await countMessages(plain)
  for (let times = 0; times < 3; times++)
    expect(await sendMessage(plain, 'contact', message('Hello again'), 'a')).toBe('sent')
  expect(await countMessages(plain)).toBe(before + 1)
})

test('with a mail server a message and its job are kept together or not at all', async () => {
  expect(await sendMessage(mailing, 'support', message('Help'), 'a')).toBe('sent')
  const before = await countMessages(mailing)
  const broken = { ...mailing, jobs: { ...mailing.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  await expect(sendMessage(broken, 'support', message('Help me'), 'a')).rejects.toThrow('no queue')
  expect(await countMessages(mailing)).toBe(before)
  const { rows } = await mailing.db.execute(sql`select name, data, state from pgboss.job`)
  expect(rows).toEqual([{ name: 'mail-message', data: { messageId: expect.any(Number) }, state: 'created' }])
})

test(
  'of a thousand posts from one place ten are kept, and another place is still heard',
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
