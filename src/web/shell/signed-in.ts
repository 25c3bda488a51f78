import { redirect, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { userContext } from './app-context.ts'

/**
 * Returns the signed-in account. The permission table admits only signed-in users to such pages. Without an account,
 * redirects to the sign-in page.
 */
export function actorOf(context: Readonly<RouterContextProvider>): SignedIn {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return user
}
