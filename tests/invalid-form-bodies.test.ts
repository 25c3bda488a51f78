import { expect, test } from 'vitest'
import { permissions } from '../src/web/app/permissions.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { createWholeSite, siteBuild } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')

/** Every page with a form, according to the routes. */
const formPages = Object.values(siteBuild.routes).flatMap((route) => {
  if (!route?.module.action) return []
  const parts = [route.path]
  for (let id = route.parentId; id; id = siteBuild.routes[id]?.parentId) parts.unshift(siteBuild.routes[id]?.path)
  const path = `/${parts.filter(Boolean).join('/')}`.replace(/:\w+\??/g, 'no-such-thing')
  return [{ path, query: route.index ? '?index' : '' }]
})

const apiPaths = permissions.flatMap(({ method, path }) =>
  method === 'POST' && path.startsWith('/api/') ? [path.replace(/:\w+\??/g, 'no-such-thing')] : [],
)

const bytes = (text: string) => new TextEncoder().encode(text)

const otherBodies = [
  ['JSON', '{"name":"Grandma"}', 'application/json'],
  ['text', 'name=Grandma', 'text/plain'],
  ['XML', '<name/>', 'application/xml'],
  ['a body without a content type', 'name=Grandma', null],
  ['an empty body', '', null],
  ['a multipart form without a boundary', '--cut', 'multipart/form-data'],
  ['a content type similar to that of a form', 'a=b', 'application/x-www-form-urlencoded2'],
] as const

// Pages are drawn for the first body only, because drawing one takes ten times as long as refusing its data.
test.each(otherBodies)(
  'responds 400 to %s on every page with a form, and changes nothing',
  async (what, body, type) => {
    const before = await contentsOf(app.db)
    const others: Array<string> = []
    for (const { path, query } of formPages) {
      const data = `${path}.data${query}`
      for (const address of what === otherBodies[0][0] ? [path + query, data] : [data]) {
        const answer = await send(address, {
          method: 'POST',
          cookie,
          body: bytes(body),
          headers: { 'content-type': type },
        })
        if (answer.status !== 400) others.push(`${address}: ${answer.status}`)
      }
    }
    expect(formPages.length).toBeGreaterThan(40)
    expect(others).toEqual([])
    expect(await contentsOf(app.db)).toEqual(before)
  },
)

test('responds 400 to visitors at every public address, also at those without a form', async () => {
  const paths = permissions.flatMap(({ path, least }) =>
    least === 'visitor' && !path.startsWith('/api/') ? [path.replace(/:\w+\??/g, 'no-such-thing')] : [],
  )
  const others: Array<string> = []
  for (const path of new Set(paths)) {
    for (const address of [path, `${path}.data`]) {
      const answer = await send(address, { json: {} })
      if (answer.status !== 400) others.push(`${address}: ${answer.status}`)
    }
  }
  expect(paths.length).toBeGreaterThan(60)
  expect(others).toEqual([])
})

test.each(otherBodies)('shows a page that says what to do after %s', async (_, body, type) => {
  const answer = await send('/contact', { method: 'POST', body: bytes(body), headers: { 'content-type': type } })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const html = await answer.text()
  expect(html).toContain('This form can’t be read')
  expect(html).toContain('submit the form again')
})

test.each([
  ['JSON that ends early', '{"title":', 'application/json'],
  ['text', 'title', 'text/plain'],
  ['a body without a content type', 'x', null],
])('does not fail in any API call on %s', async (_, body, type) => {
  const failed: Array<string> = []
  for (const path of apiPaths) {
    const answer = await send(path, { method: 'POST', cookie, body: bytes(body), headers: { 'content-type': type } })
    await answer.arrayBuffer()
    if (answer.status >= 500) failed.push(`${path}: ${answer.status}`)
  }
  expect(apiPaths.length).toBeGreaterThan(6)
  expect(failed).toEqual([])
})
