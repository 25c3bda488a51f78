import { useEffect, useSyncExternalStore } from 'react'
import type { ListChanges } from '../../../core/shopping/shopping-list.ts'
import { addressOf, type ListStore, readChanges, sync, takeChanges } from './list-store.ts'
import type { StoredList } from './stored-list.ts'

/** Returns the list of this browser. On the server and until hydration, it is null. */
export function useStoredList(store: ListStore): StoredList | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}

const retryMs = 5_000

/** The list that a page was loaded with, and its address. */
interface LoadedList {
  changes: ListChanges
  address: string
}

/**
 * Keeps a list up to date while its page is open: starts with the page's data, sends unsent changes, and receives other
 * phones' changes through server-sent events.
 */
export function useListSync(store: ListStore, loaded: LoadedList | null, address: string | null): void {
  useEffect(() => {
    // After signing in, the page has the account's list, and this browser still has the visitor's.
    if (loaded && loaded.address === address) takeChanges(store, loaded.changes)
  }, [store, loaded, address])
  useEffect(() => {
    if (!address) return undefined
    let events: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let lastTry = 0

    function leave() {
      lastTry += 1
      clearTimeout(again)
      events?.close()
    }

    /** Sends what waits first, so that the stream begins at what this phone knows. */
    async function connect() {
      leave()
      const thisTry = lastTry
      const outcome = await sync(store)
      if (thisTry !== lastTry || outcome === 'gone') return
      if (outcome === 'unreachable') return retry()
      events = new EventSource(`${address}/changes?since=${store.read().revision}`)
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const changes = readChanges(JSON.parse(data))
        if (changes && addressOf(store.read()) === address) takeChanges(store, changes)
      })
      events.addEventListener('gone', () => void connect())
      // The browser's own retry would begin at the old revision.
      events.addEventListener('error', retry)
    }

    function retry() {
      leave()
      again = setTimeout(() => void connect(), retryMs)
    }

    /**
     * A phone that slept may have lost its stream without notice. A tab in the background gives its stream up, because
     * browsers open only six connections to a site, and other tabs would wait for one.
     */
    function onVisibility() {
      if (document.visibilityState === 'visible') void connect()
      else leave()
    }

    const onOnline = () => void connect()
    onVisibility()
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      leave()
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [store, address])
}
