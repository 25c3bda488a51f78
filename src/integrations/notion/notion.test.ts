import { expect, test } from 'vitest'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { checkNotionKey, createNotionDatabase } from './notion.ts'

test.each([
  [200, { kind: 'works' }],
  [401, { kind: 'invalid' }],
  [503, { kind: 'failed', detail: 'The service answered 503.' }],
])('turns the response %i into %j', async (status, expected) => {
  const seen: Array<unknown> = []
  await using server = await serve(({ url, headers }, response) => {
    seen.push([url, headers.authorization, headers['notion-version']])
    response.writeHead(status).end('{}')
  })
  expect(await checkNotionKey(httpAllowing(server), { key: 'ntn_1', baseUrl: server.url })).toEqual(expected)
  expect(seen).toEqual([['/v1/users/me', 'Bearer ntn_1', '2022-06-28']])
})

const wanted = {
  pageId: '0123456789abcdef0123456789abcdef',
  title: 'Recipes',
  columns: [
    { name: 'title', type: 'title' },
    { name: 'servings', type: 'number' },
    { name: 'difficulty', type: 'select', options: ['easy', 'hard'] },
  ],
} as const

test('creates a database with its columns and returns its address', async () => {
  const seen: Array<unknown> = []
  await using server = await serve(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())])
    response.end(JSON.stringify({ object: 'database', url: 'https://notes.example/recipes' }))
  })
  const access = { key: 'ntn_1', baseUrl: server.url }
  expect(await createNotionDatabase(httpAllowing(server), access, wanted)).toEqual({
    ok: true,
    url: 'https://notes.example/recipes',
  })
  expect(seen).toEqual([
    [
      'POST',
      '/v1/databases',
      {
        parent: { type: 'page_id', page_id: wanted.pageId },
        title: [{ type: 'text', text: { content: 'Recipes' } }],
        properties: {
          title: { title: {} },
          servings: { number: {} },
          difficulty: { select: { options: [{ name: 'easy' }, { name: 'hard' }] } },
        },
      },
    ],
  ])
})

test('reports Notion’s message for a page that was not shared', async () => {
  await using server = await serve(
    (_, response) => void response.writeHead(404).end(JSON.stringify({ message: 'Could not find page.' })),
  )
  const access = { key: 'ntn_1', baseUrl: server.url }
  expect(await createNotionDatabase(httpAllowing(server), access, wanted)).toEqual({
    ok: false,
    problem: 'Notion answered 404. Could not find page.',
  })
})
