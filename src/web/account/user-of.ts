import { redirect, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '../../core/signed-in.ts'
import { userContext } from '../app-context.ts'

/** Whose page it is. The gate has seen to it that there is somebody. */
export function userOf(context: Readonly<RouterContextProvider>): SignedIn {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return user
}
