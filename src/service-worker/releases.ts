import { shellPages } from '../core/offline/offline-pages.ts'
import { freshMs } from '../core/offline/storing.ts'
import { ageOfCopy, fetchCopy, releaseOfCopy } from './copies.ts'
import { cacheOfRelease, recipesCache, release, releaseInCache, worker } from './worker-scope.ts'

/** Stores the fixed pages. Without them, or with those of another release, the worker is not installed. */
export async function storeShellPages(): Promise<void> {
  const cache = await caches.open(cacheOfRelease(release))
  for (const path of shellPages) {
    const copy = await fetchCopy(path)
    if (typeof copy === 'string') throw new Error(`${path} could not be stored: ${copy}`)
    if (copy.release !== release) throw new Error(`${path} belongs to another release`)
    await cache.put(path, copy.response)
  }
}

/** Fetches the fixed pages again after a day, because the name of the site or its colors may have changed. */
export async function refreshShellPages(): Promise<void> {
  const stored = await caches.match(shellPages[0], { cacheName: cacheOfRelease(release) })
  if (stored && ageOfCopy(stored) < freshMs) return
  // The site may have a new release, or no connection. The stored pages still work then.
  await storeShellPages().catch(() => undefined)
}

/**
 * Starts this worker if the tab that asks is the only one and has its release. Otherwise it waits until all tabs are
 * closed, because tabs of the release before still need their scripts.
 */
export async function takeOver(releaseOfTab: string): Promise<void> {
  if (releaseOfTab !== release) return
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length === 1) await worker.skipWaiting()
}

/**
 * Removes the scripts of releases that no stored page needs. A worker starts only when all tabs of the release before
 * it are gone, so no open tab needs them either. Not done when the worker starts, because pages wait until it has.
 */
export async function removeOldReleases(): Promise<void> {
  // The next worker may be storing its release right now.
  if (worker.registration.installing || worker.registration.waiting) return
  const needed = new Set<string | null>([release])
  if (await caches.has(recipesCache)) {
    const recipes = await caches.open(recipesCache)
    for (const page of await recipes.matchAll()) needed.add(releaseOfCopy(page))
  }
  for (const name of await caches.keys()) {
    const stored = releaseInCache(name)
    if (stored !== undefined && !needed.has(stored)) await caches.delete(name)
  }
}
