import { notionKeyHeader } from '../../../core/notes/visitor-notes.ts'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'

/** The specification names this entry and its plain text. */
const keyEntry = storedEntry<string | null>({
  name: 'notion_api_key',
  version: 1,
  empty: null,
  check: (stored) => (typeof stored === 'string' && stored.trim() !== '' ? stored.trim() : undefined),
  isBare: true,
})

export { keyEntry }

/** Returns the visitor's key for Notion, or null. Undefined until the browser's storage is known. */
export const useNotionKey = (): string | null | undefined => useStored<string | null, undefined>(keyEntry, undefined)

export const withKey = (key: string) => ({ [notionKeyHeader]: key })
