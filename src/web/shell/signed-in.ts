import { redirect, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { userContext } from './app-context.ts'

/**
 * Returns the signed-in account, which the permission table has already admitted. Without one, the page has nothing to
 * do.
 */
export function actorOf(context: Readonly<RouterContextProvider>): SignedIn {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return user
}
