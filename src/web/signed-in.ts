import { redirect, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '../core/signed-in.ts'
import { userContext } from './app-context.ts'

/** Who does it. The permission table has let them in; for whoever it did not, there is nothing to do on the page. */
export function actorOf(context: Readonly<RouterContextProvider>): SignedIn {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return user
}
