import { useMemo, useSyncExternalStore } from 'react'

/** A recipe this browser sent in, and where it is followed; of an imported one that waits, its page. */
export interface SentRecipe {
  title: string
  path: string
  /** The key of the web address it was imported from. */
  source?: string | null
}

const entryName = 'sent-recipes'
const mostKept = 50
const listeners = new Set<() => void>()

/** The browser's own list, the latest first: the address of the page that follows a recipe is known nowhere else. */
export function useSentRecipes(): ReadonlyArray<SentRecipe> {
  const text = useSyncExternalStore(subscribe, storedText, () => null)
  return useMemo(() => revive(text), [text])
}

/** Where storage is forbidden, the page still shows the link. */
export function rememberSent(sent: SentRecipe) {
  try {
    localStorage.setItem(entryName, JSON.stringify([sent, ...revive(storedText())].slice(0, mostKept)))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function revive(text: string | null): Array<SentRecipe> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSentRecipe) : []
  } catch {
    return []
  }
}

function isSentRecipe(entry: unknown): entry is SentRecipe {
  if (typeof entry !== 'object' || entry === null) return false
  const { title, path } = entry as Partial<Record<keyof SentRecipe, unknown>>
  return typeof title === 'string' && typeof path === 'string' && /^\/(?:submissions|recipe)\/[\w-]+$/.test(path)
}

function storedText(): string | null {
  try {
    return localStorage.getItem(entryName)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
