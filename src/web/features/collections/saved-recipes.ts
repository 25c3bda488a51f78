import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { offlineEntries } from '../../browser/offline-entries.ts'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'
import { accountEntry } from '../../shell/account-entry.ts'

const none: ReadonlyArray<string> = []

/** A visitor's favorites in the order of saving. */
export const savedEntry = storedEntry({ name: offlineEntries.savedRecipes, version: 1, empty: none, check: readIds })

function readIds(stored: unknown): ReadonlyArray<string> | undefined {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined
}

/** The recipe that was saved or removed last. */
interface SavedChange {
  id: string
  isSaved: boolean
}

const noChanges: ReadonlyArray<SavedChange> = []

/** Changes that the account may not know yet. They stay until it has answered. */
export const unsentSavedEntry = storedEntry({
  name: 'saved-recipes-unsent',
  version: 1,
  empty: noChanges,
  check: (value) => (Array.isArray(value) ? value.filter(isChange) : undefined),
})

function isChange(value: unknown): value is SavedChange {
  const { id, isSaved } = fieldsOf(value)
  return isText(id) && typeof isSaved === 'boolean'
}

/** Notes what has to be sent to the account. Of two changes of one recipe, the later one counts. */
export function noteUnsent(changes: ReadonlyArray<SavedChange>) {
  const changed = new Map([...unsentSavedEntry.read(), ...changes].map((change) => [change.id, change]))
  unsentSavedEntry.write([...changed.values()])
}

/** Returns false when the browser cannot store the list. */
export function writeSaved(ids: ReadonlyArray<string>): boolean {
  const before = savedEntry.read()
  const now = [...new Set(ids)]
  const isStored = savedEntry.write(now)
  if (accountEntry.read()) {
    const added = now.filter((id) => !before.includes(id)).map((id) => ({ id, isSaved: true }))
    const removed = before.filter((id) => !now.includes(id)).map((id) => ({ id, isSaved: false }))
    if (added.length + removed.length > 0) noteUnsent([...added, ...removed])
  }
  return isStored
}

export const useIsSaved = (id: string): boolean => useStored(savedEntry).includes(id)

export function saveRecipe(id: string): boolean {
  return writeSaved([...savedEntry.read(), id])
}

export function unsaveRecipe(id: string): boolean {
  return writeSaved(savedEntry.read().filter((saved) => saved !== id))
}
