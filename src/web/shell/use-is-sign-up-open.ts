import { useRouteLoaderData } from 'react-router'

/** Returns false if links to the sign-up page lead nowhere. */
export function useIsSignUpOpen(): boolean {
  const root = useRouteLoaderData('root') as { isSignUpOpen: boolean } | undefined
  return root?.isSignUpOpen ?? true
}
