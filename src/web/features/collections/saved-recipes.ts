import { storedEntry, useStored } from '../../browser/stored-entry.ts'

const none: ReadonlyArray<string> = []

/** A visitor's favorites in the order of saving. */
export const savedEntry = storedEntry({ name: 'saved-recipes', version: 1, empty: none, check: readIds })

function readIds(stored: unknown): ReadonlyArray<string> | undefined {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined
}

/** Returns false when the browser cannot store the list. */
export const writeSaved = (ids: ReadonlyArray<string>): boolean => savedEntry.write([...new Set(ids)])

export const useIsSaved = (id: string): boolean => useStored(savedEntry).includes(id)

export function saveRecipe(id: string): boolean {
  return writeSaved([...savedEntry.read(), id])
}

export function unsaveRecipe(id: string): boolean {
  return writeSaved(savedEntry.read().filter((saved) => saved !== id))
}
