import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import type { PermissionRow } from '../src/core/pages/page.ts'
import { permissions } from '../src/web/app/permissions.ts'
import { isAtLeast, type Role, roles } from '../src/core/accounts/role.ts'
import { createUser } from './accounts.ts'
import { createWholeSite, siteBuild } from './whole-site.ts'

type Caller = 'visitor' | Role

const { app, site, send } = await createWholeSite()
const callers: ReadonlyArray<Caller> = ['visitor', ...roles]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const patterns = new Map(
  Object.values(siteBuild.routes).flatMap((route) => {
    if (!route || route.id === 'root') return []
    const parts = [route.path]
    for (let id = route.parentId; id; id = siteBuild.routes[id]?.parentId) parts.unshift(siteBuild.routes[id]?.path)
    const pattern: string = `/${parts.filter(Boolean).join('/')}`
    return [[pattern, route] as const]
  }),
)
/** A layout and the page at its address share a pattern. */
const pageRows = permissions.filter(({ path }) => patterns.has(path))
const apiRows = permissions.filter(({ path }) => path.startsWith('/api/'))

const cookieOfNew = async (role: Role) => (await createUser(app, role)).cookie
const sharedCookies = new Map<Role, Promise<string>>()
/** Returns the cookie of one account for all requests that only read, because others may delete their account. */
function sharedCookieOf(role: Role): Promise<string> {
  const cookie = sharedCookies.get(role) ?? cookieOfNew(role)
  sharedCookies.set(role, cookie)
  return cookie
}

/** Returns an address with an id that does not exist. Requests that are admitted get a "not found". */
const pathOf = (pattern: string) => pattern.replace(/:\w+\??/g, 'no-such-thing').replace(/\*$/, 'no-such-thing')

async function sendRequest({ method, path, intent }: PermissionRow, caller: Caller, suffix = '') {
  const cookie = caller === 'visitor' ? '' : await (method === 'GET' ? sharedCookieOf(caller) : cookieOfNew(caller))
  const isForm = method !== 'GET' && !path.startsWith('/api/')
  const body = isForm ? { fields: intent ? { intent } : {} } : method === 'GET' ? {} : { json: {} }
  const address =
    path === '/' && suffix ? '/_.data' : pathOf(path) + suffix + (isForm && patterns.get(path)?.index ? '?index' : '')
  return send(address, { method, cookie, ...body })
}

/** A request waits five seconds for one of 20 connections, which hundreds at once do not get on a busy machine. */
const requestsAtOnce = 10

async function fewAtOnce(
  rows: ReadonlyArray<PermissionRow>,
  ask: (row: PermissionRow) => Promise<[string, string]>,
): Promise<Array<[string, string]>> {
  const answers: Array<[string, string]> = []
  for (let from = 0; from < rows.length; from += requestsAtOnce)
    answers.push(...(await Promise.all(rows.slice(from, from + requestsAtOnce).map(ask))))
  return answers
}

/** Returns the outcome of a request in terms of the permission table. */
async function outcomeOf(answer: Response): Promise<'admitted' | 'signed-out' | 'role-too-small' | 'unknown'> {
  // A call that names a scheme was admitted by the table, and checks a token itself.
  if (answer.status === 401) return answer.headers.has('www-authenticate') ? 'admitted' : 'signed-out'
  if (answer.status === 403) return 'role-too-small'
  if (answer.status === 405) return 'unknown'
  // The database did not answer in time, so the table was not asked.
  if (answer.status === 503 && answer.headers.has('retry-after')) throw new Error('The site could not answer')
  const flash = decodeURIComponent(answer.headers.getSetCookie().join())
  // A redirect that React Router follows is in the body.
  const to = answer.headers.get('location') ?? (answer.status === 202 ? await answer.text() : '')
  if (to.includes('/auth?next=') || /Please (?:login|sign in)/.test(flash)) return 'signed-out'
  return flash.includes('You need admin privileges') ? 'role-too-small' : 'admitted'
}

function expectedOutcome({ method, path, least }: PermissionRow, caller: Caller) {
  // Redirects editors to their first page, without a message.
  if (caller === 'editor' && method === 'GET' && path === '/admin') return 'admitted'
  if (least === 'visitor') return 'admitted'
  if (caller === 'visitor') return 'signed-out'
  return isAtLeast(caller, least) ? 'admitted' : 'role-too-small'
}

test('every page, form and API call has a permission row, and every row is used', () => {
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

test('every restricted page has a loader', () => {
  const guarded = pageRows.filter(({ method, least }) => method === 'GET' && least !== 'visitor')
  expect(guarded.filter(({ path }) => !patterns.get(path)?.module.loader).map(({ path }) => path)).toEqual([])
})

test.each(callers)('allows %s exactly what the table says', async (caller) => {
  const rows = [...pageRows, ...apiRows]
  const answers = await fewAtOnce(rows, async (row) => {
    const isPage = !row.path.startsWith('/api/')
    const answer = await sendRequest(row, caller, isPage ? '.data' : '')
    return [nameOf(row), await outcomeOf(answer)]
  })
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(rows.map((row) => [nameOf(row), expectedOutcome(row, caller)])),
  )
})

test('guards pages like their data', async () => {
  const rows = pageRows.filter(({ least }) => least !== 'visitor')
  const answers = await fewAtOnce(rows, async (row) => [
    nameOf(row),
    await outcomeOf(await sendRequest(row, 'visitor')),
  ])
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(rows.map((row) => [nameOf(row), 'signed-out'])))
})

test('refuses requests without a permission row', async () => {
  const admitted = []
  for (const path of ['/about', '/api/recipes', '/api/nothing', '/healthz'])
    for (const method of methods) {
      if (permissions.some((row) => row.path === path && row.method === method)) continue
      const { status } = await sendRequest({ method, path, least: 'visitor' }, 'admin')
      if (status < 400) admitted.push(`${method} ${path}`)
    }
  expect(admitted).toEqual([])
})
