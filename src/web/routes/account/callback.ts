import { redirect } from 'react-router'
import { type FinishOutcome, finishAtProvider } from '../../../operations/accounts/provider-sign-in.ts'
import { askerOf } from '../../account/asker.ts'
import { siteOrigin } from '../../account/site-origin.ts'
import { appContext, userContext } from '../../app-context.ts'
import { suspendedText } from '../../../core/accounts.ts'
import { withNext } from '../../../core/next-page.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import type { Route } from './+types/callback'

/** Where the provider sends its visitors back to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asker = askerOf(request, context)
  const outcome = await finishAtProvider(context.get(appContext), searchParams, asker, siteOrigin(request, context))
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
