import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { secretFor } from '../src/auth/secret-key.ts'
import type { Role } from '../src/core/accounts/role.ts'
import type { SignedIn } from '../src/core/accounts/signed-in.ts'
import { sessions, users } from '../src/db/schema/accounts.ts'
import { openDatabase } from '../src/db/connection/open.ts'
import { type Env, readEnv } from '../src/lib/env/env.ts'
import { createLog } from '../src/lib/log/log.ts'
import type { App } from '../src/operations/app/app.ts'
import type { Site } from './site.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000
let count = 0

/**
 * Creates an account with a session. `cookie` is the header that a browser would send. The account has no password,
 * because hashing is slow.
 */
export async function createUser(
  { db, env }: Pick<App, 'db' | 'env'>,
  role: Role,
  name = `A ${role}`,
): Promise<{ user: SignedIn; cookie: string }> {
  count += 1
  const id = `${role}-${count}-${process.pid}-${Date.now().toString(36)}`
  const user = { id, name, email: `${id}@kitchen.test`, role, chefId: null }
  await db.insert(users).values(user)
  const token = `token-of-${id}-with-enough-letters`
  const expiresAt = new Date(Date.now() + monthMs)
  await db.insert(sessions).values({ id: `session-${id}`, userId: id, token, expiresAt })
  return { user, cookie: `${cookieName(env)}=${signed(token, env)}` }
}

/** Creates an account and signs in a browser, at a site in a separate process. */
export async function signIn(page: Page, site: Pick<Site, 'url' | 'env'>, role: Role): Promise<SignedIn> {
  const { user, cookie } = await createUserAt(site, role)
  await page.context().addCookies([toBrowserCookie(cookie, site.url)])
  return user
}

/** Creates an account with a session, like `createUser`, at a site in a separate process. */
export async function createUserAt(site: Pick<Site, 'env'>, role: Role) {
  const read = readEnv({ ...site.env, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const database = await openDatabase({ env: read.env, log: createLog({ level: 'silent' }) })
  try {
    return await createUser({ db: database.db, env: read.env }, role)
  } finally {
    await database.close()
  }
}

/** Converts a `Cookie` header to a cookie for Playwright. */
export function toBrowserCookie(cookie: string, url: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}

const cookieName = ({ PUBLIC_URL }: Env) =>
  `${PUBLIC_URL?.startsWith('https:') ? '__Secure-' : ''}marshmallow.session_token`

function signed(token: string, env: Env): string {
  const secret = secretFor(env, 'sessions').toString('base64url')
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
