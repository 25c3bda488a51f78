import { useEffect, useSyncExternalStore } from 'react'
import type { ListChanges } from '../../../core/shopping/shopping-list.ts'
import { addressOf, type ListStore, readChanges, sync, takeChanges } from './list-store.ts'
import type { StoredList } from './stored-list.ts'

/** Returns the list of this browser. On the server and until hydration, it is null. */
export function useStoredList(store: ListStore): StoredList | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}

const retryMs = 5_000

/**
 * Keeps a list up to date while its page is open: takes what the page was loaded with, sends what waits, and hears what
 * other phones do through server-sent events.
 */
export function useListSync(store: ListStore, loaded: ListChanges | null, address: string | null): void {
  useEffect(() => {
    if (loaded && address) takeChanges(store, loaded)
  }, [store, loaded, address])
  useEffect(() => {
    if (!address) return undefined
    let events: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false

    /** Sends what waits first, so that the stream begins at what this phone knows. */
    async function connect() {
      clearTimeout(again)
      events?.close()
      const outcome = await sync(store)
      if (hasLeft || outcome === 'gone') return
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
      events?.close()
      clearTimeout(again)
      if (!hasLeft) again = setTimeout(() => void connect(), retryMs)
    }

    /** A phone that slept may have lost its stream without notice. */
    function onShow() {
      if (document.visibilityState === 'visible') void connect()
    }

    const onOnline = () => void connect()
    void connect()
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      hasLeft = true
      clearTimeout(again)
      events?.close()
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [store, address])
}
