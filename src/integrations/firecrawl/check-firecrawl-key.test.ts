import { expect, test } from 'vitest'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { checkFirecrawlKey } from './check-firecrawl-key.ts'

test('checks a key with a crawl of one page and cancels it', async () => {
  const seen: Array<unknown> = []
  await using server = await serve(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push([request.method, request.url, request.headers.authorization, Buffer.concat(chunks).toString()])
    response.end(JSON.stringify({ success: true, id: 'crawl-1' }))
  })
  const check = await checkFirecrawlKey(httpAllowing(server), { key: 'fc-1', baseUrl: server.url })
  expect(check).toEqual({ kind: 'works' })
  expect(seen).toEqual([
    ['POST', '/v1/crawl', 'Bearer fc-1', '{"url":"https://example.com","limit":1}'],
    ['DELETE', '/v1/crawl/crawl-1', 'Bearer fc-1', ''],
  ])
})

test.each([
  [401, '{"error":"Unauthorized"}', { kind: 'invalid' }],
  [403, '', { kind: 'invalid' }],
  [
    402,
    '{"error":"Insufficient credits"}',
    { kind: 'failed', detail: 'Failed to start crawl job. Status code: 402. Error: Insufficient credits' },
  ],
  [
    500,
    '<h1>Oops</h1>',
    { kind: 'failed', detail: 'Failed to start crawl job. Status code: 500. Error: Internal server error.' },
  ],
  [200, '{"success":false}', { kind: 'failed', detail: 'Crawl job failed to start' }],
  [200, '{"success":true,"id":"../../v1/team"}', { kind: 'failed', detail: 'Crawl job failed to start' }],
])('turns the response %i %s into %j', async (status, body, expected) => {
  await using server = await serve((_, response) => void response.writeHead(status).end(body))
  expect(await checkFirecrawlKey(httpAllowing(server), { key: 'fc-1', baseUrl: server.url })).toEqual(expected)
})
