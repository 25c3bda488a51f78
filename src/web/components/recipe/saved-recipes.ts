import { useSyncExternalStore } from 'react'

/** The browser's own list of favourites, until there is an account to keep them in. */
const entryName = 'saved-recipes'
const listeners = new Set<() => void>()

/** As it is kept, so that whoever looks at it twice sees the same. */
export function savedText(): string {
  try {
    return localStorage.getItem(entryName) ?? '[]'
  } catch {
    // Storage may be forbidden.
    return '[]'
  }
}

/** Ids in the order of saving; nothing from a list that somebody else broke. */
export function parseSaved(text: string): Array<string> {
  try {
    const saved: unknown = JSON.parse(text)
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** False when the browser keeps nothing: storage may be forbidden or full. */
export function writeSaved(ids: ReadonlyArray<string>): boolean {
  try {
    localStorage.setItem(entryName, JSON.stringify([...new Set(ids)]))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** Told of changes in this tab and in others. */
export function subscribeToSaved(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const readSaved = () => parseSaved(savedText())

export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => readSaved().includes(id),
    () => false,
  )
}

export function saveRecipe(id: string): boolean {
  return writeSaved([...readSaved(), id])
}

export function unsaveRecipe(id: string): boolean {
  return writeSaved(readSaved().filter((saved) => saved !== id))
}
