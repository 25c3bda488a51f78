import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { countPending } from '../../db/recipes/recipe-status.ts'
import { notifyEditors } from '../moderation/send-to-moderation.ts'
import { saveRecipe } from './save-recipe.ts'

const [mailing, plain] = await Promise.all([
  createTestApp({
    PUBLIC_URL: 'https://kitchen.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_EMAIL: 'owner@kitchen.example',
  }),
  createTestApp({ PUBLIC_URL: 'https://kitchen.example' }),
])

async function waitingMails() {
  const { rows } = await mailing.db.execute(sql`select data from pgboss.job where name = 'mail-waiting-recipe'`)
  return rows.map(({ data }) => data)
}

test('stores a waiting recipe and its email together or not at all', async () => {
  expect(await saveRecipe(mailing, aRecipe())).toMatchObject({ ok: true, status: 'pending' })
  expect(await waitingMails()).toEqual([{ recipeId: 'leek-soup' }])
  const broken = { ...mailing, jobs: { ...mailing.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  await expect(saveRecipe(broken, aRecipe())).rejects.toThrow('no queue')
  expect(await countPending(mailing.db)).toBe(1)
})

test("sends no email for the operator's recipes or without a mail server", async () => {
  const before = await waitingMails()
  expect(await saveRecipe(mailing, aRecipe(), 'command-line')).toMatchObject({ status: 'published' })
  expect(await waitingMails()).toEqual(before)
  expect(await saveRecipe(plain, aRecipe())).toMatchObject({ status: 'pending' })
  const { rows } = await plain.db.execute(sql`select to_regnamespace('pgboss') as schema`)
  expect(rows).toEqual([{ schema: null }])
})

test('does not wait for another visitor whose recipe is being saved', async () => {
  await mailing.db.transaction(async (tx) => {
    await notifyEditors({ ...mailing, db: tx }, 'leek-soup')
    expect(await saveRecipe(mailing, aRecipe({ title: 'Meanwhile' }))).toMatchObject({ ok: true })
  })
})
