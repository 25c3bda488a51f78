import { isApiError } from '../../auth/api-error.ts'
import { linkedHeader, providerIdOf } from '../../auth/provider-name.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import { suspendedCode } from '../../core/accounts/auth-answer.ts'
import { nextIn, withNext } from '../../core/accounts/next-page.ts'
import { type ProviderProblem, providerProblemOf } from '../../core/accounts/provider-problem.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findUser } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { acceptByProvider } from './accept-invitation.ts'
import { sendConfirmation } from './confirm-address.ts'
import { isJustSignedIn } from './just-signed-in.ts'
import { endSessionBefore } from './sign-out.ts'
import { notifyOwner } from './notify-owner.ts'

export type BeginOutcome =
  /** The page to go to, and the cookies that recognize the browser when it returns. */
  { ok: true; address: string; cookies: Array<string> } | { ok: false; problem: ProviderProblem }

/** `next` is the page the visitor wanted before signing in. */
export type FinishOutcome = { cookies: Array<string>; next: string | null } & (
  | { kind: 'signed-in' | 'new-account' | 'linked' }
  | { kind: 'suspended'; reason: string }
  | { kind: 'failed'; problem: ProviderProblem }
)

const mostBegun = { visits: 30, seconds: 5 * 60 }
const places = { signedIn: '/signed-in', newAccount: '/new-account', linked: '/linked', failed: '/failed' }

/**
 * Starts a visit at the provider. With `user`, it links the provider's account, else it signs in. `next` is stored in
 * the state, so the provider does not learn it.
 */
export async function beginAtProvider(
  app: App,
  user: SignedIn | null,
  requester: Requester,
  origin: string,
  next: string | null = null,
): Promise<BeginOutcome> {
  const provider = ownProvider(app)
  if (!provider) return { ok: false, problem: 'unreachable' }
  if (!(await countUse(app.db, `provider:${requester.visitor}`, mostBegun.visits, mostBegun.seconds)))
    return { ok: false, problem: 'too-often' }
  if (user && !(await isJustSignedIn(app, requester.cookies))) return { ok: false, problem: 'long-signed-in' }
  const { api } = await app.auth.at(origin)
  const call = { headers: headersOf(requester), returnHeaders: true } as const
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
    if (!response.url) throw new Error('Better Auth returned no address')
    return { ok: true, address: response.url, cookies: headers.getSetCookie() }
  } catch (cause) {
    if (isApiError(cause)) throw cause
    app.log.warn({ err: cause }, 'The OpenID Connect provider cannot be used')
    return { ok: false, problem: 'unreachable' }
  }
}

/**
 * Handles the return from the provider. Signing in creates a new session and ends the one before, as with a password.
 */
export async function finishAtProvider(
  app: App,
  query: URLSearchParams,
  requester: Requester,
  origin: string,
): Promise<FinishOutcome> {
  const provider = ownProvider(app)
  if (!provider) return { kind: 'failed', problem: 'unreachable', cookies: [], next: null }
  const auth = await app.auth.at(origin)
  const address = `${origin}/api/auth/callback/${provider}?${query}`
  const answer = await auth.handler(new Request(address, { headers: headersOf(requester) }))
  const cookies = answer.headers.getSetCookie()
  const { href, pathname, searchParams } = new URL(answer.headers.get('location') ?? '/', origin)
  const next = nextIn(href)
  const isNew = pathname === places.newAccount
  const linkedTo = answer.headers.get(linkedHeader)
  // Signing in also links an account if both sides confirmed the same address. The owner did not request that link.
  if (linkedTo !== null && !isNew) await notifyOwner(app, linkedTo, 'linked')
  const error = searchParams.get('error')
  if (error === suspendedCode) return { kind: 'suspended', reason: reasonIn(searchParams), cookies, next }
  if (error !== null || answer.status !== 302)
    return { kind: 'failed', problem: providerProblemOf(error ?? ''), cookies, next }
  if (pathname === places.linked) return { kind: 'linked', cookies, next: null }
  await endSessionBefore(app, requester.cookies)
  if (isNew && linkedTo !== null) {
    await acceptByProvider(app, linkedTo)
    await askToConfirm(app, linkedTo)
  }
  return { kind: isNew ? 'new-account' : 'signed-in', cookies, next }
}

const ownProvider = ({ env }: App) => env.OIDC_ISSUER && providerIdOf(env.OIDC_ISSUER)

/** Returns the reason of a suspension. Better Auth repeats the error code if there is no reason. */
function reasonIn(answer: URLSearchParams): string {
  const reason = answer.get('error_description') ?? ''
  return reason === suspendedCode ? '' : reason
}

/** Sends our own confirmation mail when the provider has not confirmed the address. */
async function askToConfirm(app: App, userId: string) {
  const user = await findUser(app.db, { id: userId })
  if (user && !user.emailVerified) await sendConfirmation(app, user)
}
