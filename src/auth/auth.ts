import type { SignedIn } from '../core/signed-in.ts'
import type { Role } from '../core/role.ts'
import type { Db } from '../db/connect.ts'
import { type Env, siteAddress } from '../lib/env.ts'
import type { Http } from '../lib/http.ts'
import type { Log } from '../lib/log.ts'
import type { BetterAuth } from './better-auth.ts'

interface FoundSession {
  id: string
  user: SignedIn
  since: Date
  /** `Set-Cookie` headers that prolong it, once a day. */
  cookies: ReadonlyArray<string>
}

export interface Auth {
  /**
   * Better Auth for the site as it is opened at this address. Loaded when somebody first signs in: it takes half a second and
   * fifty megabytes, which a site nobody has an account on never spends.
   */
  at(origin?: string): Promise<BetterAuth>
  /** Whose session it is, asked of the database each time. */
  findSession(cookies: string): Promise<FoundSession | null>
  /** For whoever has shown by other means whose account it is. */
  setPassword(userId: string, password: string): Promise<void>
}

/** A site at home goes by a handful of names. */
const mostOrigins = 20

export function createAuth(ground: { env: Env; db: Db; log: Log; http: Http }): Auth {
  const known = new Map<string, Promise<BetterAuth>>()
  const own = siteAddress(ground.env)

  function at(origin = own) {
    const made = known.get(origin) ?? import('./better-auth.ts').then((room) => room.createBetterAuth(ground, origin))
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
      if (!response || response.user.banned) return null
      const { id, name, email, role, chefId } = response.user
      const user = { id, name, email, role: role as Role, chefId: chefId ?? null }
      return { id: response.session.id, user, since: response.session.createdAt, cookies: headers.getSetCookie() }
    },
  }
}
