import { redirect } from 'react-router'
import { type FinishOutcome, finishAtProvider } from '../../../../operations/accounts/provider-sign-in.ts'
import { requesterOf } from '../requester.ts'
import { siteOrigin } from '../site-origin.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { suspendedText } from '../../../../core/accounts/auth-answer.ts'
import { withNext } from '../../../../core/accounts/next-page.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import type { Route } from './+types/callback'

/** The address the provider redirects visitors to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const requester = requesterOf(request, context)
  const outcome = await finishAtProvider(context.get(appContext), searchParams, requester, siteOrigin(request, context))
  return answer(outcome, context.get(userContext) !== null)
}

function answer(outcome: FinishOutcome, isSignedIn: boolean): Response {
  const { kind, cookies, next } = outcome
  switch (kind) {
    case 'signed-in':
      return redirectWithFlash(next ?? '/', { kind: 'success', title: 'Logged in successfully' }, cookies)
    case 'new-account':
      return redirectWithFlash(next ?? '/', { kind: 'success', title: 'Account created successfully' }, cookies)
    case 'linked':
      return redirectWithFlash('/account/security', { kind: 'success', title: 'Account connected' }, cookies)
    case 'suspended':
      return redirectWithFlash(withNext('/auth', next), { kind: 'error', ...suspendedText(outcome.reason) }, cookies)
    case 'failed': {
      const headers = new Headers({ 'Cache-Control': 'no-store' })
      for (const cookie of cookies) headers.append('Set-Cookie', cookie)
      const page = isSignedIn ? '/account/security' : '/auth'
      return redirect(withNext(`${page}?problem=${outcome.problem}`, isSignedIn ? null : next), { headers })
    }
  }
}
