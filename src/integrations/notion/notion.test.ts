import { expect, test } from 'vitest'
import { textOfBlocks } from '../../core/notes/block-text.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { connectNotion } from './connect-notion.ts'
import { NotionProblem } from './notion-problem.ts'
import { checkNotionKey, createNotionDatabase } from './notion.ts'
import { readBlocks } from './read-blocks.ts'
import { findNote, listNotes, listNoteTables } from './read-notes.ts'
import { imageBlock, outerBlock, tableBlock, textBlock } from './testing/notion-objects.ts'
import { standInNotion, type StandInNotion } from './testing/stand-in-notion.ts'

const accessTo = ({ url }: { url: string }, key = 'ntn_test') => ({ key, baseUrl: url })
const connect = (server: StandInNotion, options = {}) =>
  connectNotion(httpAllowing(server), accessTo(server), { retries: 0, ...options })

const problemOf = async (call: Promise<unknown>) => {
  const problem = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(problem instanceof NotionProblem)) throw new Error(`No problem: ${String(problem)}`)
  return problem
}

test('accepts a key that Notion knows, and no other', async () => {
  await using server = await standInNotion()
  const http = httpAllowing(server)
  expect(await checkNotionKey(http, accessTo(server))).toEqual({ kind: 'works' })
  expect(await checkNotionKey(http, accessTo(server, 'ntn_other'))).toEqual({ kind: 'invalid' })
  expect(server.asked.map(({ path, key, version }) => [path, key, version])).toEqual([
    ['/v1/users/me', 'Bearer ntn_test', '2025-09-03'],
    ['/v1/users/me', 'Bearer ntn_other', '2025-09-03'],
  ])
})

test.each([
  ['an error', { status: 500, raw: '<h1>Bad gateway</h1>' }, 'Notion answered 500.'],
  ['a page instead of JSON', { status: 200, raw: '<h1>Hello</h1>' }, 'Notion sent an answer we couldn’t understand.'],
])('reports %s in words', async (_, failure, detail) => {
  await using server = await standInNotion()
  server.failNext(failure)
  expect(await checkNotionKey(httpAllowing(server), accessTo(server))).toEqual({ kind: 'failed', detail })
})

test('does not follow Notion to another address, nor read a huge answer', async () => {
  await using server = await serve((_, response) => void response.end('x'.repeat(6_000_000)))
  expect(await checkNotionKey(httpAllowing(server), accessTo(server))).toEqual({
    kind: 'failed',
    detail: expect.stringContaining('larger than'),
  })
  await using other = await serve(
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  )
  expect(await checkNotionKey(httpAllowing(other), accessTo(other))).toMatchObject({ kind: 'failed' })
})

test('creates a database whose columns it recognizes again', async () => {
  await using server = await standInNotion()
  const created = await createNotionDatabase(httpAllowing(server), accessTo(server), {
    pageId: '0123456789abcdef0123456789abcdef',
    title: 'Recipes',
    columns: [
      { name: 'title', type: 'title' },
      { name: 'servings', type: 'number' },
      { name: 'difficulty', type: 'select', options: ['easy', 'hard'] },
    ],
  })
  expect(created).toEqual({ ok: true, url: expect.stringContaining('https://www.notion.so/') })
  expect(server.asked[0]?.body).toMatchObject({
    parent: { type: 'page_id', page_id: '0123456789abcdef0123456789abcdef' },
    title: [{ type: 'text', text: { content: 'Recipes' } }],
    initial_data_source: {
      properties: {
        title: { title: {} },
        servings: { number: {} },
        difficulty: { select: { options: [{ name: 'easy' }, { name: 'hard' }] } },
      },
    },
  })
  expect(await listNoteTables(connect(server))).toMatchObject([{ title: 'Recipes', kind: 'recipes' }])
})

test('reports Notion’s message for a page that was not shared', async () => {
  await using server = await standInNotion()
  server.failNext({ status: 404 })
  const wanted = { pageId: '0123456789abcdef0123456789abcdef', title: 'Recipes', columns: [] }
  expect(await createNotionDatabase(httpAllowing(server), accessTo(server), wanted)).toEqual({
    ok: false,
    problem: 'Notion answered 404. Something went wrong.',
  })
})

test('reads all pages of a database, however many parts Notion sends', async () => {
  await using server = await standInNotion()
  server.answerInPartsOf(2)
  const table = server.addTable({ title: 'Food', columns: [{ name: 'Ingredients', type: 'rich_text' }] })
  for (const title of ['Soup', 'Cake', 'Tart', 'Stew', 'Pie'])
    server.addPage({
      tableId: table.id,
      title,
      titleColumn: 'Name',
      values: { Ingredients: 'salt', Servings: 4, Tags: ['a', 'b'] },
    })
  const titles: Array<string> = []
  let cursor: string | null = null
  do {
    const part: Awaited<ReturnType<typeof listNotes>> = await listNotes(connect(server), table.id, { cursor })
    titles.push(...part.notes.map(({ title }) => title))
    expect(part.notes[0]?.fields).toEqual({ Ingredients: 'salt', Servings: 4, Tags: ['a', 'b'] })
    cursor = part.next
  } while (cursor)
  expect(titles.toSorted()).toEqual(['Cake', 'Pie', 'Soup', 'Stew', 'Tart'])
  expect(server.asked).toHaveLength(3)
})

test('reads the text of a page: nested lists, toggles, columns, tables and pictures, in parts', async () => {
  await using server = await standInNotion()
  server.answerInPartsOf(2)
  const { id: tableId } = server.addTable({ title: 'Recipes', columns: [] })
  const page = server.addPage({
    tableId,
    title: 'Soup',
    blocks: [
      textBlock('heading_2', 'Ingredients'),
      outerBlock('column_list', [
        outerBlock('column', [textBlock('to_do', '2 leeks'), textBlock('bulleted_list_item', 'salt')]),
        outerBlock('column', [
          tableBlock([
            ['Amount', 'Food'],
            ['1 l', 'stock'],
          ]),
        ]),
      ]),
      textBlock('toggle', 'Instructions', [
        textBlock('numbered_list_item', 'Chop.'),
        textBlock('numbered_list_item', 'Simmer.'),
      ]),
      imageBlock('soup.png'),
      textBlock('unheard_of', 'A kind that Notion adds later'),
    ],
  })
  const blocks = await readBlocks(connect(server), page.id)
  expect(textOfBlocks(blocks).replaceAll(/\n+/g, '\n').trim()).toBe(
    '### Ingredients\n- 2 leeks\n- salt\n- 1 l stock\n## Instructions\n1. Chop.\n2. Simmer.',
  )
  expect(blocks.find(({ kind }) => kind === 'image')?.url).toContain('/files/soup.png?')
})

test('gives up on a page with endless text, and keeps what it has', async () => {
  await using server = await standInNotion()
  server.answerInPartsOf(1)
  const { id: tableId } = server.addTable({ title: 'Recipes', columns: [] })
  const blocks = Array.from({ length: 300 }, (_, index) => textBlock('paragraph', `Line ${index}`))
  const page = server.addPage({ tableId, title: 'Endless', blocks })
  const read = await readBlocks(connect(server), page.id)
  expect(read).toHaveLength(80)
  expect(server.asked).toHaveLength(80)
})

test.each([
  [{ status: 401 }, { kind: 'unauthorized', retryAfterSeconds: 0 }],
  [{ status: 403 }, { kind: 'refused' }],
  [{ status: 404 }, { kind: 'gone' }],
  [{ status: 409 }, { kind: 'busy' }],
  [
    { status: 429, retryAfter: '7' },
    { kind: 'busy', retryAfterSeconds: 7 },
  ],
  [{ status: 429 }, { kind: 'busy', retryAfterSeconds: 2 }],
  [
    { status: 429, retryAfter: '86400' },
    { kind: 'busy', retryAfterSeconds: 900 },
  ],
  [{ status: 503 }, { kind: 'busy' }],
  [{ status: 502, raw: '<h1>Bad gateway</h1>' }, { kind: 'busy' }],
  [{ status: 400 }, { kind: 'failed' }],
  [
    { status: 200, raw: 'x'.repeat(6_000_000) },
    { kind: 'too-large', retryAfterSeconds: 0 },
  ],
])('turns %j into %j', async (failure, expected) => {
  await using server = await standInNotion()
  server.failNext(failure)
  const problem = await problemOf(findNote(connect(server), '0123456789abcdef0123456789abcdef'))
  expect(problem).toMatchObject(expected)
  expect(JSON.stringify(problem) + problem.stack).not.toContain('ntn_test')
})

test('repeats a visitor’s request after a short wait that Notion asked for', async () => {
  await using server = await standInNotion()
  server.addTable({ title: 'Recipes', columns: [] })
  server.failNext({ status: 429, retryAfter: '0' }, { status: 429, retryAfter: '0' })
  expect(await listNoteTables(connect(server, { retries: 2 }))).toHaveLength(1)
  expect(server.asked).toHaveLength(3)
})

test('reports a page that was deleted while it was read', async () => {
  await using server = await standInNotion()
  const { id: tableId } = server.addTable({ title: 'Recipes', columns: [] })
  const page = server.addPage({ tableId, title: 'Soup', blocks: [textBlock('paragraph', 'Salt')] })
  await findNote(connect(server), page.id)
  server.pages.clear()
  expect(await problemOf(readBlocks(connect(server), page.id))).toMatchObject({ kind: 'gone' })
})
