import { expect, test } from 'vitest'
import { createLog, requestId, type Log } from './log.ts'
import { prettyLine } from './pretty-line.ts'

function written(write: (log: Log) => void): string {
  const lines: Array<string> = []
  write(createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

test('writes a line of JSON with time, level, request and message', () => {
  const line = written((log) => log.child({ requestId: 'abc' }).info({ ms: 12 }, 'page sent'))
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: 'abc',
    ms: 12,
    msg: 'page sent',
  })
})

test('does not write lines below the level', () => {
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
])('removes a secret in %s', (_where, fields) => {
  const line = written((log) => log.info(fields, 'a line'))
  expect(line).not.toContain('s3cret')
  expect(JSON.parse(line)).toMatchObject({ msg: 'a line' })
})

test('removes only the secret from a message', () => {
  const line = written((log) => log.info('asked http://cook:s3cret@site with Bearer s3cret-s3cret'))
  expect(JSON.parse(line).msg).toBe('asked http://[removed]@site with Bearer [removed]')
})

test('removes the token from a submission’s address', () => {
  const line = written((log) =>
    log.info({ path: '/submissions/s3cret_s3cret-1', url: 'http://x/submissions/s3cret?withdraw' }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({
    path: '/submissions/[removed]',
    url: 'http://x/submissions/[removed]?withdraw',
  })
})

test('removes the token from the address of a visitor’s review', () => {
  const line = written((log) =>
    log.info({ path: '/review/s3cret_-1s3cret_-1s3cret.data', url: 'http://x/recipe/leek/review' }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({ path: '/review/[removed].data', url: 'http://x/recipe/leek/review' })
})

test('removes the token from a shared collection’s address', () => {
  const line = written((log) =>
    log.info({ path: '/collections/s3cret_-1.data', url: 'http://x/collections/edit-s3cret?page=2' }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({
    path: '/collections/[removed].data',
    url: 'http://x/collections/[removed]?page=2',
  })
  expect(written((log) => log.info({ path: '/collections/edit/a1-b2' }))).toContain('/collections/edit/a1-b2')
  for (const path of ['/meal-plan/calendar/', '/meal-plan/shared/', '/shopping-list/', '/api/shopping-lists/'])
    expect(written((log) => log.info({ path: `${path}s3cret_-1.data` }))).toContain(`${path}[removed].data`)
})

test('removes a token in an address', () => {
  const line = written((log) => log.info({ err: new Error('GET /newsletter/confirm?a=b&token=s3cret-1') }, 'failed'))
  expect(line).not.toContain('s3cret')
  expect(line).toContain('/newsletter/confirm?a=b&token=[removed]')
})

test('does not change values that are not secret', () => {
  const fields = { url: 'https://recipes.example/a?b=c:d@e', tokens: 12, author: 'cook@example.com' }
  expect(JSON.parse(written((log) => log.info(fields)))).toMatchObject(fields)
})

test('formats a line and an error’s stack for a terminal', () => {
  const line = written((log) => log.warn({ port: 3000, err: new Error('taken') }, 'cannot listen'))
  const pretty = prettyLine(line)
  expect(pretty).toMatch(/^\d\d:\d\d:\d\d .*warn.* cannot listen.* port=3000.*\nError: taken\n {4}at /)
})

test('accepts a valid request id and creates one otherwise', () => {
  expect(requestId('0123456789abcdef')).toBe('0123456789abcdef')
  for (const given of [null, undefined, '', 'short', 'a\nb-forged-line', 'x'.repeat(65)]) {
    expect(requestId(given)).toMatch(/^[\da-f-]{36}$/)
  }
})
