import { redirect } from 'react-router'
import { signOut } from '../../operations/accounts/sign-out.ts'
import { appContext } from '../app-context.ts'
import { keepTyped } from '../keep-typed.ts'
import { redirectWithFlash } from '../redirect-with-flash.ts'
import type { Route } from './+types/sign-out'

/** Somebody who looks at the address has not pressed the button. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(appContext), request.headers.get('cookie') ?? '')
  return redirectWithFlash('/', { kind: 'success', title: 'Signed out' }, cookies)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, 'you may still be signed in')
