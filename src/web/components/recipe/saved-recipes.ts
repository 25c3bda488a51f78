import { useSyncExternalStore } from 'react'

/** The browser's own list of favourites, until there is an account to keep them in. */
const entryName = 'saved-recipes'
const listeners = new Set<() => void>()

export function readSaved(): Array<string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(entryName) ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    // Forbidden storage and a list somebody else broke both mean: nothing saved.
    return []
  }
}

/** False when the browser keeps nothing: storage may be forbidden or full. */
function writeSaved(ids: ReadonlyArray<string>): boolean {
  try {
    localStorage.setItem(entryName, JSON.stringify(ids))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSaved().includes(id),
    () => false,
  )
}

export function saveRecipe(id: string): boolean {
  return writeSaved([...new Set([...readSaved(), id])])
}

export function unsaveRecipe(id: string): boolean {
  return writeSaved(readSaved().filter((saved) => saved !== id))
}
