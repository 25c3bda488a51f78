import type { Account, GenericEndpointContext } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { APIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { passkey } from '@better-auth/passkey'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../db/schema/accounts.ts'
import { writeAudit } from '../db/audit/audit-log.ts'
import type { Db } from '../db/connection/connect.ts'
import { siteName } from '../core/settings/site-name.ts'
import { suspendedCode } from '../core/accounts/auth-answer.ts'
import { cookiePrefix } from '../core/accounts/session-cookie.ts'
import type { Env } from '../lib/env/env.ts'
import type { Http } from '../lib/http/http.ts'
import type { Log } from '../lib/log/log.ts'
import { longestPassword, shortestPassword } from '../core/accounts/password-rules.ts'
import { openIdPlugin } from './openid-plugin.ts'
import { guardProvider } from './provider-accounts.ts'
import { callbackPath, linkedHeader } from './provider-name.ts'
import { secretFor } from './secret-key.ts'
import { visitorHeader } from './visitor-header.ts'

const daySeconds = 24 * 60 * 60

interface AuthOptions {
  env: Env
  db: Db
  log: Log
  http: Http
}

/** Creates Better Auth on our tables for a site opened at `origin`. Limits, mails and pages are our own. */
export function createBetterAuth({ env, db, log, http }: AuthOptions, origin: string) {
  return betterAuth({
    appName: siteName,
    baseURL: origin,
    basePath: '/api/auth',
    secret: secretFor(env, 'sessions').toString('base64url'),
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        passkey: passkeys,
        twoFactor: twoFactors,
      },
      transaction: true,
    }),
    emailAndPassword: { enabled: true, minPasswordLength: shortestPassword, maxPasswordLength: longestPassword },
    user: {
      // Never read from a request.
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'cook', input: false },
        banned: { type: 'boolean', required: false, defaultValue: false, input: false },
        banReason: { type: 'string', required: false, input: false, returned: false },
        chefId: { type: 'string', required: false, input: false },
      },
      validateUserInfo: guardProvider({ db, env }),
    },
    // Every request reads the database, so that signing out everywhere works at once.
    session: { expiresIn: 30 * daySeconds, updateAge: daySeconds, cookieCache: { enabled: false } },
    account: {
      updateAccountOnSignIn: false,
      // A signed-in user may link an account with another address. Without a session, both addresses must be equal and
      // confirmed.
      accountLinking: { allowDifferentEmails: true, requireLocalEmailVerified: true },
    },
    onAPIError: { errorURL: `${origin}/auth` },
    plugins: [
      twoFactor(),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: siteName,
        origin,
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      ...openIdPlugins({ env, log, http }, origin),
    ],
    // Our own limits are in the database, per account and visitor.
    rateLimit: { enabled: false },
    databaseHooks: {
      account: {
        create: { after: (account, context) => noteLink(db, account, context) },
      },
      session: {
        create: {
          before: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId)
            refuseSuspended(user)
            return { data: { ...session, ipAddress: context?.headers?.get(visitorHeader) ?? null } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix,
      // Depends on the public address. If it depended on the request, half of the requests would look for another
      // cookie.
      useSecureCookies: env.PUBLIC_URL?.startsWith('https:') ?? false,
      ipAddress: { disableIpTracking: true },
    },
    logger: { level: 'error', log: (_level, message) => log.error({ message }, 'Better Auth reported an error') },
  })
}

/**
 * Logs a new link and names its account in Better Auth's answer, so that the caller can notify the owner. A browser
 * never sees the header. A password is not a link.
 */
async function noteLink(db: Db, { userId, providerId }: Account, context: GenericEndpointContext | null) {
  if (providerId === 'credential') return
  await writeAudit(db, { actor: { id: userId }, action: 'user.link', subject: ['user', userId] })
  context?.setHeader(linkedHeader, userId)
}

function openIdPlugins({ env, log, http }: Omit<AuthOptions, 'db'>, origin: string) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret) return []
  return [openIdPlugin({ http, log, settings: { issuer, clientId, clientSecret }, redirectUri: origin + callbackPath })]
}

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** Refuses a suspended account, however its owner signed in, and gives the reason. */
function refuseSuspended(user: object | null | undefined) {
  const { banned, banReason } = (user ?? {}) as { banned?: boolean; banReason?: string | null }
  if (banned) throw new APIError('FORBIDDEN', { code: suspendedCode, message: banReason ?? '' })
}
