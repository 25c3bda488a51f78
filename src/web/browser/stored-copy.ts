import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { copyMark } from '../../core/offline/offline-pages.ts'
import { isUnavailable } from '../../core/offline/unavailable.ts'

/** Returns true if the service worker opened this document from its store. */
export const isStoredCopy = () => typeof document !== 'undefined' && document.documentElement.hasAttribute(copyMark)

const never = () => () => undefined

/**
 * Returns the query of the address. A stored page was rendered without one, so during hydration it has none: React
 * would find other content than it expects.
 */
export function useShownSearch(): string {
  const { search } = useLocation()
  const isShown = useSyncExternalStore(
    never,
    () => true,
    () => !isStoredCopy(),
  )
  return isShown ? search : ''
}

/** True while the page shows stored content because the site was not reached. */
let isWithoutSite = false

export const lacksSite = () => isWithoutSite
export function hasSiteAgain() {
  isWithoutSite = false
}

/**
 * Loads the data of a page that also works with what the browser stores. Without a connection the page gets `instead`,
 * and its data once the connection is back.
 */
export async function orWithoutSite<Data>(serverLoader: () => Promise<Data>, instead: () => Data): Promise<Data> {
  try {
    return await serverLoader()
  } catch (cause) {
    // Without a connection, browsers throw a TypeError.
    const isUnreachable = cause instanceof TypeError || (isRouteErrorResponse(cause) && isUnavailable(cause))
    if (!isUnreachable) throw cause
    isWithoutSite = true
    return instead()
  }
}
