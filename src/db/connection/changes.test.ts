import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { announceLater, announceNow } from './change-channel.ts'
import { listenForChanges } from './changes.ts'

const { db, url } = await createTestDatabase()

async function listening(laterMs = 60_000) {
  const heard: Array<string> = []
  const changes = listenForChanges(
    url,
    {
      onChange: (table) => void heard.push(table),
      onLateChange: (table) => void heard.push(`late ${table}`),
      onGap: () => void heard.push('gap'),
    },
    { laterMs },
  )
  onTestFinished(changes.close)
  await until(changes.isListening)
  return { changes, heard }
}

async function until(condition: () => boolean) {
  for (let tries = 0; tries < 300 && !condition(); tries += 1) await sleep(10)
  expect(condition()).toBe(true)
}

test('announces which table changed, after the commit', async () => {
  const { changes, heard } = await listening()
  await db.execute(sql`update recipes set title = title`)
  await db.execute(sql`update faqs set question = question`)
  await changes.caughtUp()
  expect(heard).toEqual(['gap', 'recipes', 'faqs'])
})

test('announces reviews only while others see them', async () => {
  const { changes, heard } = await listening()
  await db.execute(sql`insert into recipes (id, title, ingredients, instructions) values ('tart', 'Tart', '[]', '[]')`)
  await changes.caughtUp()
  expect(heard.splice(0)).toEqual(['gap', 'recipes'])
  const change = async (statement: ReturnType<typeof sql>) => {
    await db.execute(statement)
    await changes.caughtUp()
    return heard.splice(0).filter((table) => table === 'reviews')
  }
  const add = sql`insert into reviews (recipe_id, state, stars) values ('tart', 'unconfirmed', 5)`
  expect(await change(add)).toEqual([])
  expect(await change(sql`update reviews set state = 'waiting'`)).toEqual([])
  expect(await change(sql`update reviews set state = 'published'`)).toEqual(['reviews'])
  expect(await change(sql`update reviews set helpful_count = 1`)).toEqual([])
  expect(await change(sql`update reviews set body = 'Gone.'`)).toEqual(['reviews'])
  expect(await change(sql`update reviews set state = 'rejected'`)).toEqual(['reviews'])
  expect(await change(sql`delete from reviews`)).toEqual([])
  await change(sql`insert into reviews (recipe_id, state, stars) values ('tart', 'published', 5)`)
  expect(await change(sql`delete from reviews`)).toEqual(['reviews'])
})

const jobStep = () =>
  db.transaction(async (tx) => {
    await announceLater(tx)
    await tx.execute(sql`update recipes set title = title`)
    await tx.execute(sql`update faqs set question = question`)
  })

test('announces the steps of a long job later', async () => {
  const { heard } = await listening(50)
  await jobStep()
  await until(() => heard.length === 3)
  expect(heard.toSorted()).toEqual(['gap', 'late faqs', 'late recipes'])
})

test('announces the end of a long job at once', async () => {
  const { changes, heard } = await listening()
  await jobStep()
  await changes.caughtUp()
  expect(heard).toEqual(['gap'])
  await announceNow(db, 'recipes')
  await db.execute(sql`update faqs set question = question`)
  await changes.caughtUp()
  expect(heard).toEqual(['gap', 'recipes', 'faqs'])
})

test('announces nothing for a change that is rolled back', async () => {
  const { changes, heard } = await listening()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`update recipes set title = title`)
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await changes.caughtUp()
  expect(heard).toEqual(['gap'])
})

test('ignores the echoes of other listeners', async () => {
  const [one, two] = await Promise.all([listening(), listening()])
  await one.changes.caughtUp()
  await two.changes.caughtUp()
  expect([one.heard, two.heard]).toEqual([['gap'], ['gap']])
})

test('reports a gap when the connection breaks, and reconnects', async () => {
  const { changes, heard } = await listening()
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marshmallow changes'`,
  )
  await until(() => heard.length === 3)
  expect(heard).toEqual(['gap', 'gap', 'gap'])
  await db.execute(sql`update chefs set name = name`)
  await changes.caughtUp()
  expect(heard).toEqual(['gap', 'gap', 'gap', 'chefs'])
})
