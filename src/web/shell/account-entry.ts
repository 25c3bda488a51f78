import { storedEntry } from '../browser/stored-entry.ts'

/**
 * The id of the account that this browser is signed in to. Empty for a visitor, and null before the first hydrated
 * page.
 */
export const accountEntry = storedEntry<string | null>({
  name: 'account',
  version: 1,
  empty: null,
  check: (value) => (typeof value === 'string' ? value : undefined),
})
