import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { contentsOfDump } from '../../tests/dump-for-tests.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { NotesEvent } from '../core/notes/visitor-notes.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import { addSampleNotes } from '../integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../integrations/notion/testing/stand-in-notion.ts'
import { createLog } from '../lib/log/log.ts'
import { notesApi } from './notes-api.ts'

const secret = 'ntn_visitors-very-own-4711'
const notion = await standInNotion({ keys: [secret] })
const { soup, cake, post, faq } = addSampleNotes(notion)
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84f12' } })
  .png()
  .toBuffer()
notion.addPicture('soup.png', png)
notion.addPicture('cake.png', png)
afterAll(() => notion[Symbol.asyncDispose]())

const app = await createTestApp({ NOTION_API_URL: notion.url })
const lines: Array<string> = []
const logged = { ...app, log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }) }

function ask(
  path: string,
  { key = secret, visitor = '203.0.113.1', body }: { key?: string; visitor?: string; body?: object } = {},
) {
  const site = new Hono().route('/', notesApi(logged))
  const request = new Request(`http://kitchen.test/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-notion-key': key },
    ...(body && { body: JSON.stringify(body) }),
  })
  return Promise.resolve(
    site.fetch(request, { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }),
  )
}

const said = async (response: Response) => [response.status, await response.json()]

async function eventsOf(response: Response): Promise<Array<NotesEvent>> {
  const written = (await response.text()).trim().split('\n')
  return written.filter(Boolean).map((line) => JSON.parse(line) as NotesEvent)
}

test('lists recipes, posts, questions and an ad of the visitor’s databases', async () => {
  const response = await ask('')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await said(response)).toMatchObject([
    200,
    {
      recipes: [
        {
          title: 'Leek Soup',
          minutes: 30,
          servings: 4,
          categories: ['soup', 'dinner'],
          picture: expect.stringContaining('/files/soup.png'),
        },
        { title: 'Plum Cake', minutes: null, servings: 12 },
      ],
      posts: [{ title: 'Five soups for a week', text: 'One pot, five evenings.' }],
      faqs: [{ title: 'Can leeks be frozen?', text: 'Yes, sliced, for about three months.' }],
      ad: { title: 'Heavy soup pot', linkUrl: 'https://example.com/pot' },
    },
  ])
})

test('asks nothing without a key, and says when a key is wrong', async () => {
  const before = notion.asked.length
  expect(await said(await ask('', { key: '' }))).toEqual([400, { error: 'Notion API key not set' }])
  expect(notion.asked).toHaveLength(before)
  const wrong = [401, { error: 'Invalid API key. Please check and try again.' }]
  expect(await said(await ask('check', { key: 'ntn_wrong', body: {} }))).toEqual(wrong)
  expect(await said(await ask('', { key: 'ntn_wrong' }))).toEqual(wrong)
  expect(await said(await ask('', { key: 'ntn wrong' }))).toEqual(wrong)
  expect((await ask('check', { body: {} })).status).toBe(200)
})

test('opens a recipe, a post and a question with their pictures', async () => {
  expect(await said(await ask(`recipes/${cake.id}`))).toMatchObject([
    200,
    {
      title: 'Plum Cake',
      picture: expect.stringContaining('data:image/webp'),
      recipe: {
        ingredients: ['200 g flour', '2 eggs', '500 g plums'],
        steps: ['Mix the flour and the eggs in a bowl.', 'Put the plums on the dough and bake it until it is brown.'],
      },
    },
  ])
  const [, opened] = await said(await ask(`posts/${post.id}`))
  expect((opened as { html: string }).html).toMatch(
    /^<p>Monday begins with leeks.<\/p>\n<img src="data:image\/webp;base64,/,
  )
  expect(await said(await ask(`faqs/${faq.id}`))).toMatchObject([
    200,
    { html: expect.stringContaining('three months') },
  ])
})

test('removes scripts from a note', async () => {
  const evil = notion.addPage({
    tableId: post.tableId,
    title: 'Evil',
    values: {
      content: '<p onclick="x()">Hi</p><script>alert(1)</script><img src="https://x.test/a.png" onerror="x()">',
    },
  })
  const [, opened] = await said(await ask(`posts/${evil.id}`))
  expect((opened as { html: string }).html).toBe('<p>Hi</p>')
  notion.pages.delete(evil.id.replaceAll('-', ''))
})

test('imports chosen notes into a preview, with pictures, and reports one that was deleted', async () => {
  const trash = notion.addPage({ tableId: soup.tableId, title: 'Old', inTrash: true })
  const events = await eventsOf(await ask('import', { body: { ids: [soup.id, cake.id, trash.id] } }))
  const last = events.at(-1)
  expect(events.slice(0, 3)).toEqual([0, 1, 2].map((done) => ({ kind: 'reading', done, total: 3 })))
  const id = last?.kind === 'import' ? last.id : ''
  const { rows } = await app.pool.query(
    "select title, draft->>'imageUrl' as address, length(picture) > 0 as pictured from import_rows where import_id = $1 and state = 'ready' order by position",
    [id],
  )
  expect(rows).toEqual([
    { title: 'Leek Soup', address: null, pictured: true },
    { title: 'Plum Cake', address: null, pictured: true },
  ])
  const { rows: unread } = await app.pool.query('select at, problem from import_rows where state = $1', ['unreadable'])
  expect(unread).toEqual([{ at: 'Note 3', problem: 'This note was deleted in Notion, or is no longer shared.' }])
})

test('says that a key could not be checked when Notion answers 404', async () => {
  notion.failNext({ status: 404 })
  expect(await said(await ask('check', { body: {} }))).toEqual([
    404,
    { error: 'An error occurred validating your API key.' },
  ])
})

test('repeats a request that Notion limits, and gives up with a message', async () => {
  notion.failNext({ status: 429, retryAfter: '0' })
  expect((await ask('')).status).toBe(200)
  notion.failNext({ status: 500 })
  expect(await said(await ask(''))).toEqual([502, { error: 'Notion answered 500. Something went wrong.' }])
})

test('limits each visitor', async () => {
  await Promise.all(Array.from({ length: 240 }, () => countUse(app.db, 'notes:203.0.113.9', 240, 3600)))
  expect(await said(await ask('', { visitor: '203.0.113.9' }))).toMatchObject([
    429,
    { error: expect.stringContaining('Try again later') },
  ])
})

test('keeps the key out of the log and the database', async () => {
  expect(lines.join('\n')).not.toContain(secret)
  expect((await contentsOfDump(app.pool)).includes(secret)).toBe(false)
})
