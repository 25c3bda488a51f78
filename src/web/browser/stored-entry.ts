import { useSyncExternalStore } from 'react'

export interface StoredEntry<Value> {
  empty: Value
  /** Returns the same object until the entry changes. */
  read: () => Value
  /** Returns false if the browser cannot store the value. The value then lasts until the tab closes. */
  write: (value: Value) => boolean
  remove: () => void
  /** False while only this tab holds the value. */
  isStored: () => boolean
  /** Calls the listener when this tab or another tab changes the value. */
  subscribe: (listener: () => void) => () => void
}

interface EntryOptions<Value> {
  name: string
  /** A `session` entry ends with the tab. */
  area?: 'local' | 'session'
  /** Increase the version when the shape of the value changes, and make `check` accept earlier versions. */
  version: number
  /** Returns undefined if the shape is unknown. Entries without a version have version 0. */
  check: (value: unknown, version: number) => Value | undefined
  /** The value of a missing or damaged entry. */
  empty: Value
  /** Stores plain text without a version. Scripts that cannot import this module can read such an entry. */
  isBare?: Value extends string | null ? true : never
}

/**
 * Creates an entry in the browser's storage. Storage may be full, forbidden or damaged. Therefore reading never throws,
 * and a value that cannot be stored stays in memory.
 */
export function storedEntry<Value>(options: EntryOptions<Value>): StoredEntry<Value> {
  const { name, area = 'local', version, check, empty, isBare = false } = options
  const storage = storageOf(area, name)
  const listeners = new Set<() => void>()
  let unstored: string | null = null
  let known: { text: string; value: Value } | null = null
  let isWatching = false

  const text = () => unstored ?? storage.get()

  function read(): Value {
    const now = text()
    if (now === null) return empty
    if (now !== known?.text) known = { text: now, value: parse(now) }
    return known.value
  }

  function parse(stored: string): Value {
    const { value, version: written } = unwrap(stored)
    return (written <= version ? check(value, written) : undefined) ?? empty
  }

  function write(value: Value): boolean {
    const next = isBare ? String(value) : JSON.stringify({ version, value })
    unstored = storage.set(next) ? null : next
    if (unstored !== null) watch()
    tell()
    return unstored === null
  }

  function remove() {
    unstored = null
    storage.remove()
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  /**
   * Watches for changes in other tabs. The watch never stops, because changes matter even while no component shows the
   * entry.
   */
  function watch() {
    if (isWatching) return
    isWatching = true
    window.addEventListener('storage', ({ key, storageArea }) => {
      // The key is null if all storage was cleared.
      if (!storage.is(storageArea) || (key !== null && key !== name)) return
      unstored = null
      tell()
    })
  }

  function subscribe(listener: () => void) {
    watch()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { empty, read, write, remove, isStored: () => unstored === null, subscribe }
}

/** An entry of the browser's storage. Nothing throws. */
function storageOf(area: 'local' | 'session', name: string) {
  // Forbidden storage throws as soon as it is accessed.
  const storage = () => (area === 'local' ? localStorage : sessionStorage)
  return {
    get: () => orWithout(() => storage().getItem(name), null),
    /** Returns false if the browser cannot store the text. */
    set: (text: string) =>
      orWithout(() => {
        storage().setItem(name, text)
        return true
      }, false),
    remove: () => orWithout(() => storage().removeItem(name), undefined),
    is: (other: Storage | null) => orWithout(() => other === storage(), false),
  }
}

function orWithout<Result>(access: () => Result, without: Result): Result {
  try {
    return access()
  } catch {
    return without
  }
}

/** Returns true if an entry is stored. For code that must not load the entry's module. */
export function isInStorage(name: string): boolean {
  return storageOf('local', name).get() !== null
}

/** Entries without a version are JSON or plain text. */
function unwrap(stored: string): { value: unknown; version: number } {
  try {
    const value: unknown = JSON.parse(stored)
    return isVersioned(value) ? value : { value, version: 0 }
  } catch {
    return { value: stored, version: 0 }
  }
}

const isVersioned = (value: unknown): value is { value: unknown; version: number } =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'version' in value &&
  typeof value.version === 'number'

/** Returns `before` on the server and until hydration. */
export function useStored<Value, Before = Value>(entry: StoredEntry<Value>, before?: Before): Value | Before {
  return useSyncExternalStore<Value | Before>(entry.subscribe, entry.read, () =>
    before === undefined ? entry.empty : before,
  )
}

export function useIsStored({ subscribe, isStored }: Pick<StoredEntry<unknown>, 'subscribe' | 'isStored'>): boolean {
  return useSyncExternalStore(subscribe, isStored, () => true)
}
