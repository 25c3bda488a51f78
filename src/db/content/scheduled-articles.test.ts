import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { findBlogPost } from './articles.ts'
import { announceDue } from './scheduled-articles.ts'
import { blogPosts, knowledgeBaseArticles } from '../schema/content.ts'

const { db, url } = await createTestDatabase()

test('announces the table of a scheduled post once, at the moment the post appears', async () => {
  for (const table of [blogPosts, knowledgeBaseArticles]) await db.delete(table)
  const start = await announceDue(db, null)
  // Long enough for a busy machine to look at it before.
  const datePublished = new Date(Date.now() + 5_000)
  await db.insert(blogPosts).values({ id: 'soon', title: 'Soon', content: 'Now.', datePublished })
  await db.insert(blogPosts).values({ id: 'draft', title: 'Draft', content: 'Not.', datePublished, status: 'draft' })
  await db
    .insert(knowledgeBaseArticles)
    .values({ id: '1', slug: 'a', title: 'A', content: 'A', status: 'draft', datePublished })
  const heard: Array<string | undefined> = []
  const client = new Client({ connectionString: url })
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.connect()
  await client.query('LISTEN site_changed')

  const between = await announceDue(db, start)
  expect(await findBlogPost(db, 'soon')).toBeUndefined()
  await expect.poll(() => findBlogPost(db, 'soon')).toBeDefined()
  await announceDue(db, await announceDue(db, between))
  await db.execute(sql`select pg_notify('site_changed', 'the end')`)
  await expect.poll(() => heard).toEqual(['blog_posts', 'the end'])
  await client.end()
})
