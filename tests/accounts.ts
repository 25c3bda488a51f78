import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { secretFor } from '../src/auth/secret-key.ts'
import type { Role } from '../src/core/role.ts'
import type { SignedIn } from '../src/core/signed-in.ts'
import { sessions, users } from '../src/db/accounts-schema.ts'
import { openDatabase } from '../src/db/open.ts'
import { type Env, readEnv } from '../src/lib/env.ts'
import { createLog } from '../src/lib/log.ts'
import type { App } from '../src/operations/app.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000
let count = 0

/** Somebody with an account and a session; `cookie` is what their browser would send. Without a password: hashing takes time. */
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

/** Signs a browser in at one of the sites that tests share, or at one that `startSite` started here: its folder is known. */
export async function signIn(page: Page, siteUrl: string, role: Role): Promise<SignedIn> {
  const folder = inject('siteFolders')[siteUrl]
  if (!folder) throw new Error(`No shared site is at ${siteUrl}`)
  return signInAt(page, siteUrl, folder, role)
}

/** The same where the test knows the folder of a site of its own. */
export async function signInAt(page: Page, siteUrl: string, dataDir: string, role: Role): Promise<SignedIn> {
  const read = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const database = await openDatabase({ env: read.env, log: createLog({ level: 'silent' }) })
  try {
    const { user, cookie } = await createUser({ db: database.db, env: read.env }, role)
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await page.context().addCookies([{ name, value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }])
    return user
  } finally {
    await database.close()
  }
}

const cookieName = ({ PUBLIC_URL }: Env) =>
  `${PUBLIC_URL?.startsWith('https:') ? '__Secure-' : ''}marshmallow.session_token`

function signed(token: string, env: Env): string {
  const secret = secretFor(env, 'sessions').toString('base64url')
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
