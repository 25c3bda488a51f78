import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { type Permission, permissions } from '../src/auth/permissions.ts'
import { isAtLeast, type Role, roles } from '../src/core/role.ts'
import { findUser } from '../src/db/users.ts'
import { createSite } from '../src/server/site.ts'
import { createUser } from './accounts.ts'
import { createTestApp } from './factories.ts'

type Caller = 'visitor' | Role

const buildFile = new URL('../build/server/index.js', import.meta.url)
const build = (await import(buildFile.href)) as ServerBuild
const app = await createTestApp()
const site = createSite(app, { loadBuild: async () => build, clientFolder: 'build/client', mode: 'production' })
const callers: ReadonlyArray<Caller> = ['visitor', ...roles]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

let visitors = 0
/** Every request from an address of its own, or the limits would answer in the table's place. */
const connection = () => {
  visitors += 1
  const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
}

const patterns = new Map(
  Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === 'root') return []
    const parts = [route.path]
    for (let id = route.parentId; id; id = build.routes[id]?.parentId) parts.unshift(build.routes[id]?.path)
    const pattern: string = `/${parts.filter(Boolean).join('/')}`
    return [[pattern, route] as const]
  }),
)
/** A layout and the page at its own address share a pattern. */
const pageRows = permissions.filter(({ path }) => patterns.has(path))
const apiRows = permissions.filter(({ path }) => path.startsWith('/api/'))

/** Nothing has this id: whoever is let in is told so. */
const pathOf = (pattern: string) => pattern.replace(/:\w+\??/g, 'no-such-thing').replace(/\*$/, 'no-such-thing')

async function ask({ method, path, intent }: Permission, caller: Caller, suffix = '') {
  const cookie = caller === 'visitor' ? '' : (await createUser(app, caller)).cookie
  const isForm = method !== 'GET' && !path.startsWith('/api/')
  const body = isForm ? new URLSearchParams(intent ? { intent } : {}) : method === 'GET' ? undefined : '{}'
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const address =
    path === '/' && suffix ? '/_.data' : pathOf(path) + suffix + (isForm && patterns.get(path)?.index ? '?index' : '')
  return site.request(
    `http://kitchen.lan${address}`,
    {
      method,
      headers: { host: 'kitchen.lan', 'content-type': type, ...(cookie && { cookie }) },
      ...(body !== undefined && { body }),
    },
    connection(),
  )
}

/** What became of a request, as far as the table says something about it. */
function verdictOf(answer: Response): 'admitted' | 'signed-out' | 'role-too-small' | 'unknown' {
  if (answer.status === 401) return 'signed-out'
  if (answer.status === 403) return 'role-too-small'
  if (answer.status === 405) return 'unknown'
  const said = decodeURIComponent(answer.headers.getSetCookie().join())
  if (said.includes('Please login to access this page')) return 'signed-out'
  return said.includes('You need admin privileges') ? 'role-too-small' : 'admitted'
}

function wanted({ least }: Permission, caller: Caller) {
  if (least === 'visitor') return 'admitted'
  if (caller === 'visitor') return 'signed-out'
  return isAtLeast(caller, least) ? 'admitted' : 'role-too-small'
}

const nameOf = ({ method, path, intent }: Permission) => `${method} ${path}${intent ? ` (${intent})` : ''}`

test('every page, form and call has a row, and every row something it is about', () => {
  const known = new Set(permissions.map(({ method, path }) => `${method} ${path}`))
  const pages = [...patterns].flatMap(([pattern, { module }]) => [
    ...(module.default || module.loader ? [`GET ${pattern}`] : []),
    ...(module.action ? [`POST ${pattern}`] : []),
  ])
  const calls = site.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/*'))
    .map(({ method, path }) => `${method} ${path.replace(/\{[^/]*\}/g, '').replace(/(.)\/$/, '$1')}`)
  const all = new Set([...pages, ...calls])
  expect([...all].filter((entry) => !known.has(entry))).toEqual([])
  const files = new Set(['GET /assets/*', 'GET /metrics'])
  expect([...known].filter((entry) => !all.has(entry) && !files.has(entry))).toEqual([])
})

test('a page that is not for everybody asks the server each time', () => {
  const guarded = pageRows.filter(({ method, least }) => method === 'GET' && least !== 'visitor')
  expect(guarded.filter(({ path }) => !patterns.get(path)?.module.loader).map(({ path }) => path)).toEqual([])
})

test.each(callers)('%s may do what the table says and nothing else', async (caller) => {
  const rows = [...pageRows, ...apiRows]
  const answers = await Promise.all(
    rows.map(async (row) => {
      const isPage = !row.path.startsWith('/api/')
      const answer = await ask(row, caller, isPage ? '.data' : '')
      return [nameOf(row), verdictOf(answer)]
    }),
  )
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(rows.map((row) => [nameOf(row), wanted(row, caller)])))
})

test('whole pages are guarded as their data is', async () => {
  const rows = pageRows.filter(({ least }) => least !== 'visitor')
  const answers = await Promise.all(rows.map(async (row) => [nameOf(row), verdictOf(await ask(row, 'visitor'))]))
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(rows.map((row) => [nameOf(row), 'signed-out'])))
})

test('what has no row is refused, whoever asks', async () => {
  const admitted = []
  for (const path of ['/about', '/api/recipes', '/api/nothing', '/healthz'])
    for (const method of methods) {
      if (permissions.some((row) => row.path === path && row.method === method)) continue
      const { status } = await ask({ method, path, least: 'visitor' }, 'admin')
      if (status < 400) admitted.push(`${method} ${path}`)
    }
  expect(admitted).toEqual([])
})

test('a form that names a role makes a cook, and one from another site nobody', async () => {
  const fields = { intent: 'create-account', password: 'leek soup on a tuesday', role: 'admin', emailVerified: 'true' }
  const send = (email: string, origin: string) =>
    site.request(
      'http://kitchen.lan/auth',
      {
        method: 'POST',
        headers: { host: 'kitchen.lan', origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, email }).toString(),
      },
      connection(),
    )
  expect((await send('forger@kitchen.test', 'http://kitchen.lan')).status).toBe(302)
  expect(await findUser(app.db, { email: 'forger@kitchen.test' })).toMatchObject({ role: 'cook', emailVerified: false })
  expect((await send('lured@kitchen.test', 'https://evil.test')).status).toBe(403)
  expect(await findUser(app.db, { email: 'lured@kitchen.test' })).toBeUndefined()
})
