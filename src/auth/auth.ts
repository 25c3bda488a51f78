import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { Role } from '../core/accounts/role.ts'
import type { Db } from '../db/connection/connect.ts'
import { isTooOld } from '../db/accounts/sessions.ts'
import { type Env, siteAddress } from '../lib/env/env.ts'
import type { Http } from '../lib/http/http.ts'
import type { Log } from '../lib/log/log.ts'
import type { BetterAuth } from './better-auth.ts'

interface FoundSession {
  id: string
  user: SignedIn
  since: Date
  /** `Set-Cookie` headers that prolong the session, once a day. */
  cookies: ReadonlyArray<string>
}

export interface Auth {
  /**
   * Better Auth for the site at this address. It is loaded on first use, because it takes half a second and fifty
   * megabytes, which a site without accounts never needs.
   */
  at(origin?: string): Promise<BetterAuth>
  /** Finds a session. Reads the database each time. */
  findSession(cookies: string): Promise<FoundSession | null>
  /** Sets a password without checking the old one. The caller has verified the owner. */
  setPassword(userId: string, password: string): Promise<void>
}

/** A site at home has only a few names. */
const mostOrigins = 20

export function createAuth(ground: { env: Env; db: Db; log: Log; http: Http }): Auth {
  const known = new Map<string, Promise<BetterAuth>>()
  const own = siteAddress(ground.env)

  function at(origin = own) {
    const made =
      known.get(origin) ?? import('./better-auth.ts').then((module) => module.createBetterAuth(ground, origin))
    if (known.size >= mostOrigins) known.clear()
    known.set(origin, made)
    return made
  }

  return {
    at,
    async setPassword(userId, password) {
      const { internalAdapter, password: hashing } = await (await at()).$context
      const hash = await hashing.hash(password)
      const hasOne = (await internalAdapter.findAccounts(userId)).some(({ providerId }) => providerId === 'credential')
      if (hasOne) return internalAdapter.updatePassword(userId, hash)
      await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash })
    },
    async findSession(cookies) {
      const { api } = await at()
      const { headers, response } = await api.getSession({
        headers: new Headers({ cookie: cookies }),
        returnHeaders: true,
      })
      if (!response || response.user.banned || isTooOld(response.session.createdAt)) return null
      const { id, name, email, role, chefId } = response.user
      const user = { id, name, email, role: role as Role, chefId: chefId ?? null }
      return { id: response.session.id, user, since: response.session.createdAt, cookies: headers.getSetCookie() }
    },
  }
}
