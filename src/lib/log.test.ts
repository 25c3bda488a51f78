import { expect, test } from 'vitest'
import { createLog, requestId, type Log } from './log.ts'
import { prettyLine } from './log/pretty-line.ts'

function written(write: (log: Log) => void): string {
  const lines: Array<string> = []
  write(createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

test('a line is JSON with time, level, request and message', () => {
  const line = written((log) => log.child({ requestId: 'abc' }).info({ ms: 12 }, 'page sent'))
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: 'abc',
    ms: 12,
    msg: 'page sent',
  })
})

test('lines below the level are not written', () => {
  expect(written((log) => log.debug('detail'))).toBe('')
})

test.each([
  ['a field', { password: 's3cret' }],
  ['a header', { headers: { authorization: 'Bearer s3cret' } }],
  ['a header in another case', { headers: { 'X-Api-Key': 's3cret', Cookie: 'session=s3cret' } }],
  ['a header four levels down', { a: { b: { c: { 'set-cookie': ['a=[1]; s3cret', 'b=s3cret'] } } } }],
  ['an object of cookies', { cookies: { session: 's3cret' } }],
  ['a field with quotes in it', { apiKey: 'a"s3cret\\"b' }],
  ['a name with more around it', { firecrawlApiKey: 's3cret', SECRET_KEY: 's3cret', accessToken: 's3cret' }],
  ['a database address', { url: 'postgres://kitchen:s3cret@db:5432/kitchen' }],
  ['a mail address without a name', { url: 'smtp://:s3cret@mail' }],
  ['an error', { err: new Error('connect postgres://kitchen:s3cret@db failed') }],
  ["an error's cause", { err: new Error('no mail', { cause: new Error('smtps://cook:s3cret@mail') }) }],
  ["an error's own fields", { err: Object.assign(new Error('refused'), { request: { token: 's3cret' } }) }],
])('a secret in %s is not written', (_where, fields) => {
  const line = written((log) => log.info(fields, 'kept'))
  expect(line).not.toContain('s3cret')
  expect(JSON.parse(line)).toMatchObject({ msg: 'kept' })
})

test('a secret in the message is not written, and the rest of it is', () => {
  const line = written((log) => log.info('asked http://cook:s3cret@site with Bearer s3cret-s3cret'))
  expect(JSON.parse(line).msg).toBe('asked http://[removed]@site with Bearer [removed]')
})

test('the address that follows a recipe is written without what makes it a secret', () => {
  const line = written((log) =>
    log.info({ path: '/submissions/s3cret_s3cret-1', url: 'http://x/submissions/s3cret?withdraw' }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({
    path: '/submissions/[removed]',
    url: 'http://x/submissions/[removed]?withdraw',
  })
})

test('the link that shares a collection is written without what opens it, and its owner’s page whole', () => {
  const line = written((log) =>
    log.info({ path: '/collections/s3cret_-1.data', url: 'http://x/collections/edit-s3cret?page=2' }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({
    path: '/collections/[removed].data',
    url: 'http://x/collections/[removed]?page=2',
  })
  expect(written((log) => log.info({ path: '/collections/edit/a1-b2' }))).toContain('/collections/edit/a1-b2')
})

test('a token in an address is not written', () => {
  const line = written((log) => log.info({ err: new Error('GET /newsletter/confirm?a=b&token=s3cret-1') }, 'failed'))
  expect(line).not.toContain('s3cret')
  expect(line).toContain('/newsletter/confirm?a=b&token=[removed]')
})

test('what is no secret stays', () => {
  const fields = { url: 'https://recipes.example/a?b=c:d@e', tokens: 12, author: 'cook@example.com' }
  expect(JSON.parse(written((log) => log.info(fields)))).toMatchObject(fields)
})

test('a terminal gets a line to read, and the stack of an error', () => {
  const line = written((log) => log.warn({ port: 3000, err: new Error('taken') }, 'cannot listen'))
  const pretty = prettyLine(line)
  expect(pretty).toMatch(/^\d\d:\d\d:\d\d .*warn.* cannot listen.* port=3000.*\nError: taken\n {4}at /)
})

test('a request keeps a sensible id and gets one otherwise', () => {
  expect(requestId('0123456789abcdef')).toBe('0123456789abcdef')
  for (const given of [null, undefined, '', 'short', 'a\nb-forged-line', 'x'.repeat(65)]) {
    expect(requestId(given)).toMatch(/^[\da-f-]{36}$/)
  }
})
