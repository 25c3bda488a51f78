import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import {
  csvHeader,
  insertExample,
  jsonExample,
  linesFrom,
  tableTemplates,
  templateTables,
} from '../../core/templates/table-templates.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { blogPosts } from '../../db/schema/content.ts'
import { createTableSql, describeTable } from '../../db/templates/table-columns.ts'
import { addRow } from './add-row.ts'
import { createNotionTable } from './create-notion-table.ts'

const asked: Array<{ initial_data_source: { properties: Record<string, unknown> } }> = []
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84f12' } })
  .png()
  .toBuffer()
const notes = createServer(async (request, response) => {
  if (request.url?.endsWith('.png')) return void response.setHeader('content-type', 'image/png').end(picture)
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  asked.push(JSON.parse(Buffer.concat(chunks).toString()))
  response.end(JSON.stringify({ url: 'https://notes.example/db' }))
})
await new Promise<void>((resolve) => notes.listen(0, '127.0.0.1', resolve))
afterAll(() => void notes.close())

const app = await createTestApp({
  NOTION_API_KEY: 'ntn_1',
  NOTION_API_URL: `http://127.0.0.1:${(notes.address() as AddressInfo).port}`,
})
const pictures = app.env.NOTION_API_URL
const { user: admin } = await createUser(app, 'admin')

/** The example as typed into the form. */
function typedExample(table: (typeof templateTables)[number]): Record<string, string> {
  return Object.fromEntries(
    tableTemplates[table].fields.map(({ name, kind, example }) => [
      name,
      // Not fetched in this test.
      name === 'image_url' || name === 'author_avatar'
        ? ''
        : Array.isArray(example)
          ? example.join(kind === 'list' ? ', ' : '\n')
          : example === false
            ? ''
            : String(example),
    ]),
  )
}

test.each(templateTables)('the SQL of %s creates a table and a row, in another schema and in ours', async (table) => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`create schema elsewhere`)
    await tx.execute(sql`set local search_path to elsewhere`)
    await tx.execute(sql.raw(createTableSql(table)))
    await tx.execute(sql.raw(insertExample(table)))
    await tx.execute(sql`set local search_path to public`)
    await tx.execute(sql.raw(insertExample(table)))
    const { rows } = await tx.execute(sql.raw(`select * from ${table}`))
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      describeTable(table)
        .map(({ name }) => name)
        .toSorted(),
    )
    await tx.execute(sql.raw(`delete from ${table}`))
    await tx.execute(sql`drop schema elsewhere cascade`)
  })
})

test.each(templateTables)('the example of %s becomes a row when typed into the form', async (table) => {
  expect(await addRow(app, admin, table, typedExample(table))).toMatchObject({ ok: true })
  const { rows } = await app.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`))
  expect(rows[0]?.count).toBe(1)
  expect(() => JSON.parse(jsonExample(table))).not.toThrow()
})

test("accepts a recipe's lists as JSON, as texts or with amounts", async () => {
  expect(linesFrom('[{"name":"leeks","amount":"2"},"1 l stock"]')).toEqual(['2 leeks', '1 l stock'])
  expect(linesFrom('[2 of them] leeks\nstock')).toEqual(['[2 of them] leeks', 'stock'])
  const typed = { ...typedExample('recipes'), title: 'Other soup', source_url: '', ingredients: '["3 leeks"]' }
  expect(await addRow(app, admin, 'recipes', typed)).toMatchObject({ ok: true })
  expect((await findRecipe(app.db, 'other-soup'))?.ingredients.map(({ line }) => line)).toEqual(['3 leeks'])
})

test('publishes a recipe on the given day, and states no difficulty unless one is chosen', async () => {
  const typed = { title: 'Old soup', ingredients: '1 leek', instructions: 'Cook it.', difficulty: '', featured: '' }
  expect(await addRow(app, admin, 'recipes', { ...typed, date_published: '2020-02-29' })).toMatchObject({ ok: true })
  expect(await findRecipe(app.db, 'old-soup')).toMatchObject({
    difficulty: null,
    datePublished: '2020-02-29T00:00:00.000Z',
  })
})

test('publishes a post on the given day, with the pictures at its addresses', async () => {
  const addresses = { image_url: `${pictures}/soups.png`, author_avatar: `${pictures}/ann.png` }
  const typed = { ...typedExample('blog_posts'), title: 'Old soups', date_published: '2020-02-29', ...addresses }
  expect(await addRow(app, admin, 'blog_posts', typed)).toMatchObject({ ok: true })
  const [post] = await app.db.select().from(blogPosts).where(eq(blogPosts.id, 'old-soups'))
  expect(post).toMatchObject({
    status: 'published',
    datePublished: new Date('2020-02-29'),
    imageId: expect.any(String),
    imageUrl: addresses.image_url,
    authorImageId: expect.any(String),
    authorAvatar: addresses.author_avatar,
  })
})

test('names each column of a post in its SQL, CSV header and JSON example', () => {
  const named = [
    'title',
    'excerpt',
    'content',
    'image_url',
    'category',
    'date_published',
    'author_name',
    'author_avatar',
  ]
  expect(csvHeader('blog_posts').split(',')).toEqual(named)
  expect(Object.keys(JSON.parse(jsonExample('blog_posts')))).toEqual(named)
  for (const name of named) expect(insertExample('blog_posts')).toContain(name)
})

test.each([
  ['recipes', { date_published: '2999-01-01' }, { date_published: 'Enter a date that is not in the future' }],
  ['recipes', { date_published: '2026-02-30' }, { date_published: 'Enter a date that is not in the future' }],
  ['recipes', { title: '', prep_time: 'long' }, { title: 'Give the recipe a title', prep_time: expect.any(String) }],
  ['recipes', {}, { source_url: 'This recipe already exists in your collection!' }],
  [
    'affiliates',
    { link_url: 'javascript:alert(1)' },
    { link_url: expect.stringContaining('a web address that starts') },
  ],
  ['blog_posts', {}, { title: expect.stringContaining('five-soups-for-a-week-2 instead') }],
  ['blog_posts', { image_url: 'soups' }, { image_url: 'Enter the web address of a picture' }],
  ['blog_posts', { date_published: '2026-02-30' }, { date_published: 'Enter the day and time' }],
  ['blog_posts', { author_avatar: 'Ann' }, { author_avatar: 'Enter the web address of a picture' }],
  ['knowledge_base_articles', { slug: 'A b' }, { slug: expect.stringContaining('how-to-toast') }],
  ['faqs', { question: ' ' }, { question: 'Enter the question' }],
] as const)('reports errors of %s with %j at their columns', async (table, changes, errors) => {
  expect(await addRow(app, admin, table, { ...typedExample(table), ...changes })).toEqual({ ok: false, errors })
})

test('creates a database in the notes service with the columns of the table', async () => {
  const page = 'https://www.notion.so/My-Kitchen-0123456789abcdef0123456789ABCDEF?pvs=4'
  expect(await createNotionTable(app, admin, 'affiliates', page)).toEqual({ ok: true, url: 'https://notes.example/db' })
  expect(asked[0]).toMatchObject({ parent: { page_id: '0123456789abcdef0123456789abcdef' } })
  expect(asked[0]?.initial_data_source.properties).toMatchObject({
    title: { title: {} },
    link_url: { url: {} },
    starts_on: { date: {} },
  })
  expect(await createNotionTable(app, admin, 'faqs', 'https://www.notion.so/')).toMatchObject({ ok: false })
  expect(asked).toHaveLength(1)
})
