import type { RouterContextProvider } from 'react-router'
import type { SignedIn } from '../core/signed-in.ts'
import { userContext } from './app-context.ts'

/** Who does it. The permission table has let them in, so that somebody is there. */
export function actorOf(context: Readonly<RouterContextProvider>): SignedIn {
  const user = context.get(userContext)
  if (!user) throw new Error('Nobody is signed in on a page that only somebody may open')
  return user
}
