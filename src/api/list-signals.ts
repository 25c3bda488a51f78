/** Wakes the streams of a shopping list when it changes. */
export interface ListSignals {
  tell(list: string): void
  /** Wakes all streams, because changes may have been missed. */
  tellAll(): void
  /** Calls the listener at each change until the returned function is called. */
  subscribe(list: string, listener: () => void): () => void
}

export function createListSignals(): ListSignals {
  const listeners = new Map<string, Set<() => void>>()
  return {
    tell(list) {
      for (const listener of listeners.get(list) ?? []) listener()
    },
    tellAll() {
      for (const some of listeners.values()) for (const listener of some) listener()
    },
    subscribe(list, listener) {
      const some = listeners.get(list) ?? new Set()
      listeners.set(list, some.add(listener))
      return () => {
        some.delete(listener)
        if (some.size === 0) listeners.delete(list)
      }
    },
  }
}
