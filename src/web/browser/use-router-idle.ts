import { useFetchers, useLocation, useNavigation } from 'react-router'

/**
 * For effects that navigate. `isIdle` is true while no page is loading and no form is being sent. React may render the
 * router's state late. By then the visitor may have sent a form or opened another page, which the effect would abort,
 * so it asks `isRouterIdleAt` with the rendered `key` too.
 */
export function useRouterIdle(): { isIdle: boolean; key: string } {
  const { key } = useLocation()
  const { state } = useNavigation()
  const fetchers = useFetchers()
  return { key, isIdle: state === 'idle' && fetchers.every((fetcher) => fetcher.state === 'idle') }
}

/** Returns true if the router does nothing, and is at the address with this key. */
export function isRouterIdleAt(key: string): boolean {
  const router = window.__reactRouterDataRouter?.state
  if (!router) return true
  const { location, navigation, fetchers } = router
  const isFetching = [...fetchers.values()].some(({ state }) => state !== 'idle')
  return location.key === key && navigation.state === 'idle' && !isFetching
}
