import { redirect } from 'react-router'
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

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent, 'you may still be signed in')
