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
export function useNotionKey(): string | null | undefined {
  const key = useStored<string | null, typeof unknown>(keyEntry, unknown)
  return key === unknown ? undefined : key
}

/** No stored key is empty. */
const unknown = ''

export const withKey = (key: string) => ({ [notionKeyHeader]: key })
