import { storedEntry, useStored } from '../../browser/stored-entry.ts'

/**
 * A recipe submitted from this browser, with the page to follow it. For a signed-in cook's imported recipe, the path
 * leads to the recipe itself.
 */
export interface StoredSubmission {
  title: string
  path: string
  /** The key of the web address the recipe was imported from. */
  source?: string | null
}

const mostStored = 50
const none: ReadonlyArray<StoredSubmission> = []

const submissionsEntry = storedEntry({ name: 'sent-recipes', version: 1, empty: none, check: readStoredSubmissions })

/** Returns the browser's list of submissions, newest first. The addresses of their pages are stored nowhere else. */
export const useStoredSubmissions = (): ReadonlyArray<StoredSubmission> => useStored(submissionsEntry)

/** Adds a submission to the list. If storage is forbidden, the page still shows the link. */
export function storeSubmission(sent: StoredSubmission) {
  submissionsEntry.write([sent, ...submissionsEntry.read()].slice(0, mostStored))
}

export function readStoredSubmissions(stored: unknown): ReadonlyArray<StoredSubmission> | undefined {
  return Array.isArray(stored) ? stored.filter(isStoredSubmission) : undefined
}

function isStoredSubmission(entry: unknown): entry is StoredSubmission {
  if (typeof entry !== 'object' || entry === null) return false
  const { title, path } = entry as Partial<Record<keyof StoredSubmission, unknown>>
  return typeof title === 'string' && typeof path === 'string' && /^\/(?:submissions|recipe)\/[\w-]+$/.test(path)
}
