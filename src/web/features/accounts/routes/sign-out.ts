import { data, redirect } from 'react-router'
import { signOut } from '../../../../operations/accounts/sign-out.ts'
import { appContext } from '../../../shell/app-context.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import type { Route } from './+types/sign-out'

/** Redirects, because opening the address must not sign out. Only the button does. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(appContext), request.headers.get('cookie') ?? '')
  return redirectWithFlash('/', { kind: 'success', title: 'Signed out' }, cookies)
}

/** Signing out works even if the page's script is gone after a release. */
const sendFirst = () =>
  import('../../offline/send-waiting.ts').then(
    ({ sendBeforeSignOut }) => sendBeforeSignOut(),
    () => [],
  )

/** The browser forgets everything of the account, so what waits is sent first. The cook may give up the rest. */
export async function clientAction(sent: Route.ClientActionArgs) {
  const form = await sent.request.clone().formData()
  const unsent = form.has('forget-unsent') ? [] : await sendFirst()
  // The status prevents the page from reloading its data, perhaps without a connection.
  return unsent.length > 0 ? data({ unsent }, { status: 409 }) : keepPageOffline(sent, 'you may still be signed in')
}
