import { Hono } from 'hono'
import { visitorOf } from '../api/visitor.ts'
import { headersOf } from '../auth/visitor-header.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import type { App } from '../operations/app/app.ts'
import { notePasskey } from '../operations/accounts/note-passkey.ts'
import { endSessionBefore } from '../operations/accounts/sign-out.ts'
import { ownOrigin } from './own-address.ts'

const mostAMinute = 30

/** The passkey endpoints, which only browser scripts call. Nothing else of Better Auth is reachable from outside. */
export function authEndpoints(app: App) {
  return new Hono()
    .use(async (context, next) => {
      const isAdmitted = await countUse(app.db, `passkey:${visitorOf(context, app.env)}`, mostAMinute, 60)
      return isAdmitted ? next() : context.json({ error: 'Too many attempts. Try again in a minute.' }, 429)
    })
    .use(async (context, next) => {
      await next()
      // A challenge is valid only once, so a cached copy would fail.
      context.res.headers.set('Cache-Control', 'no-store')
    })
    .get('/passkey/generate-register-options', (context) => pass(app, context))
    .get('/passkey/generate-authenticate-options', (context) => pass(app, context))
    .post('/passkey/verify-registration', (context) => pass(app, context))
    .post('/passkey/verify-authentication', (context) => pass(app, context))
}

async function pass(app: App, context: Parameters<typeof visitorOf>[0]): Promise<Response> {
  const { raw } = context.req
  const origin = ownOrigin(app.env, raw)
  const { pathname, search } = new URL(raw.url)
  const headers = headersOf({
    cookies: raw.headers.get('cookie') ?? '',
    visitor: visitorOf(context, app.env),
    program: raw.headers.get('user-agent') ?? '',
  })
  headers.set('origin', origin)
  const { method } = raw
  if (method === 'POST') headers.set('content-type', 'application/json')
  const auth = await app.auth.at(origin)
  const answer = await auth.handler(
    new Request(origin + pathname + search, { method, headers, ...(method === 'POST' && { body: await raw.text() }) }),
  )
  const cookies = raw.headers.get('cookie') ?? ''
  if (answer.ok && pathname.endsWith('/verify-registration')) await notePasskey(app, cookies)
  if (answer.ok && pathname.endsWith('/verify-authentication')) await endSessionBefore(app, cookies)
  return answer
}
