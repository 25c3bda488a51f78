import { isApiError } from '../../auth/api-error.ts'
import { linkedHeader, providerIdOf } from '../../auth/provider-name.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import { suspendedCode } from '../../core/accounts.ts'
import { nextIn, withNext } from '../../core/next-page.ts'
import { type ProviderProblem, providerProblemOf } from '../../core/provider-problem.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { countUse } from '../../db/rate-limits.ts'
import { findUser } from '../../db/users.ts'
import type { App } from '../app.ts'
import { sendConfirmation } from './confirm-address.ts'
import { isJustSignedIn } from './just-signed-in.ts'
import { endSessionBefore } from './sign-out.ts'
import { tellOwner } from './tell-owner.ts'

export type BeginOutcome =
  /** Where the browser goes, and what it takes along to be known by when it comes back. */
  { ok: true; address: string; cookies: Array<string> } | { ok: false; problem: ProviderProblem }

/** `next` is the page one was going to before. */
export type FinishOutcome = { cookies: Array<string>; next: string | null } & (
  | { kind: 'signed-in' | 'new-account' | 'linked' }
  | { kind: 'suspended'; reason: string }
  | { kind: 'failed'; problem: ProviderProblem }
)

const mostBegun = { visits: 30, seconds: 5 * 60 }
const places = { signedIn: '/signed-in', newAccount: '/new-account', linked: '/linked', failed: '/failed' }

/**
 * `user` is whom the account at the provider is to be linked to; null where it is to sign somebody in. `next` stays here, in the state
 * of the visit: the provider does not learn it.
 */
export async function beginAtProvider(
  app: App,
  user: SignedIn | null,
  asker: Asker,
  origin: string,
  next: string | null = null,
): Promise<BeginOutcome> {
  const provider = ownProvider(app)
  if (!provider) return { ok: false, problem: 'unreachable' }
  if (!(await countUse(app.db, `provider:${asker.visitor}`, mostBegun.visits, mostBegun.seconds)))
    return { ok: false, problem: 'too-often' }
  if (user && !(await isJustSignedIn(app, asker.cookies))) return { ok: false, problem: 'long-signed-in' }
  const { api } = await app.auth.at(origin)
  const call = { headers: headersOf(asker), returnHeaders: true } as const
  try {
    const { headers, response } = user
      ? await api.linkSocialAccount({ ...call, body: { provider, callbackURL: places.linked } })
      : await api.signInSocial({
          ...call,
          body: {
            provider,
            callbackURL: withNext(places.signedIn, next),
            newUserCallbackURL: withNext(places.newAccount, next),
            errorCallbackURL: withNext(places.failed, next),
          },
        })
    if (!response.url) throw new Error('Better Auth named no address to go to')
    return { ok: true, address: response.url, cookies: headers.getSetCookie() }
  } catch (cause) {
    if (isApiError(cause)) throw cause
    app.log.warn({ err: cause }, 'The OpenID Connect provider cannot be used')
    return { ok: false, problem: 'unreachable' }
  }
}

/** The browser is back. Signing in gives a new session and ends the one before, as with a password. */
export async function finishAtProvider(
  app: App,
  query: URLSearchParams,
  asker: Asker,
  origin: string,
): Promise<FinishOutcome> {
  const provider = ownProvider(app)
  if (!provider) return { kind: 'failed', problem: 'unreachable', cookies: [], next: null }
  const auth = await app.auth.at(origin)
  const address = `${origin}/api/auth/callback/${provider}?${query}`
  const answer = await auth.handler(new Request(address, { headers: headersOf(asker) }))
  const cookies = answer.headers.getSetCookie()
  const { href, pathname, searchParams } = new URL(answer.headers.get('location') ?? '/', origin)
  const next = nextIn(href)
  const isNew = pathname === places.newAccount
  const linkedTo = answer.headers.get(linkedHeader)
  // Signing in links as well, where both sides have confirmed the same address: nobody here asked for that.
  if (linkedTo !== null && !isNew) await tellOwner(app, linkedTo, 'linked')
  const error = searchParams.get('error')
  if (error === suspendedCode) return { kind: 'suspended', reason: reasonIn(searchParams), cookies, next }
  if (error !== null || answer.status !== 302)
    return { kind: 'failed', problem: providerProblemOf(error ?? ''), cookies, next }
  if (pathname === places.linked) return { kind: 'linked', cookies, next: null }
  await endSessionBefore(app, asker.cookies)
  if (isNew && linkedTo !== null) await askToConfirm(app, linkedTo)
  return { kind: isNew ? 'new-account' : 'signed-in', cookies, next }
}

const ownProvider = ({ env }: App) => env.OIDC_ISSUER && providerIdOf(env.OIDC_ISSUER)

/** Better Auth puts the code where it was given no reason. */
function reasonIn(answer: URLSearchParams): string {
  const reason = answer.get('error_description') ?? ''
  return reason === suspendedCode ? '' : reason
}

/** Where the provider has not confirmed the address, we ask ourselves. */
async function askToConfirm(app: App, userId: string) {
  const user = await findUser(app.db, { id: userId })
  if (user && !user.emailVerified) await sendConfirmation(app, user)
}
