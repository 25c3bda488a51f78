import { expect, test } from 'vitest'
import { createHttp } from '../../lib/http/http.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { checkAiServer } from './ai-server.ts'

test.each([
  ['small', 'key-1', { kind: 'works' }],
  ['small', 'key-2', { kind: 'invalid' }],
  ['large', 'key-1', { kind: 'failed', detail: 'The server has no model called large. It knows small, tiny.' }],
])('checks the model %s with %s: %j', async (model, key, expected) => {
  await using server = await serve(({ url, headers }, response) => {
    if (url !== '/v1/models') response.writeHead(404).end()
    else if (headers.authorization !== 'Bearer key-1') response.writeHead(401).end()
    else response.end(JSON.stringify({ data: [{ id: 'small' }, { id: 'tiny' }] }))
  })
  const access = { address: `${server.url}/v1/`, model, key }
  expect(await checkAiServer(httpAllowing(server), access)).toEqual(expected)
})

test('sends no empty key and reports an unexpected response', async () => {
  const seen: Array<string | undefined> = []
  await using server = await serve(({ headers }, response) => {
    seen.push(headers.authorization)
    response.end('hello')
  })
  const access = { address: server.url, model: 'small', key: '' }
  expect(await checkAiServer(httpAllowing(server), access)).toEqual({
    kind: 'failed',
    detail: 'The server answered 200 when asked for its models.',
  })
  expect(seen).toEqual([undefined])
})

test('refuses a private address until it is allowed', async () => {
  const access = { address: 'http://127.0.0.1:11434/v1', model: 'small', key: '' }
  expect(await checkAiServer(createHttp({ allow: [] }), access)).toEqual({
    kind: 'failed',
    detail: 'It is on a private network. To allow it, set OUTBOUND_ALLOW=127.0.0.1:11434',
  })
})
