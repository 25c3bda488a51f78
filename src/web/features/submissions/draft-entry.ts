import { storedEntry } from '../../browser/stored-entry.ts'

type StoredFields = Readonly<Record<string, unknown>>

/**
 * The unsent form and its account. Every page checks for an unsent form after sign-in, so this module does not load the
 * form's schema.
 */
export const draftEntry = storedEntry<StoredFields | null>({
  name: 'submission-draft',
  version: 1,
  empty: null,
  check: (value) => (typeof value === 'object' && value !== null ? { ...value } : undefined),
})
