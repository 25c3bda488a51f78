import { useEffect } from 'react'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'

/** An import of a visitor without an account. Only this browser knows its address. */
export interface StoredImport {
  id: string
  fileName: string
  at: string
}

const mostStored = 30
const none: ReadonlyArray<StoredImport> = []

const importsEntry = storedEntry({
  name: 'imports',
  version: 1,
  empty: none,
  check: (stored) => (Array.isArray(stored) ? stored.filter(isStoredImport) : undefined),
})

function isStoredImport(entry: unknown): entry is StoredImport {
  const { id, fileName, at } = fieldsOf(entry)
  return isText(id) && /^[\w-]+$/.test(id) && isText(fileName) && isText(at)
}

/** Returns the browser's list of imports, newest first. */
export const useStoredImports = (): ReadonlyArray<StoredImport> => useStored(importsEntry)

export function storeImport(id: string, fileName: string) {
  importsEntry.write([{ id, fileName, at: new Date().toISOString() }, ...importsEntry.read()].slice(0, mostStored))
}

/** Stores an import without an account that the browser does not list yet. */
export function useRememberedImport(id: string, fileName: string, isAnonymous: boolean) {
  useEffect(() => {
    if (isAnonymous && !importsEntry.read().some((stored) => stored.id === id)) storeImport(id, fileName)
  }, [id, fileName, isAnonymous])
}

export function forgetStoredImport(id: string) {
  importsEntry.write(importsEntry.read().filter((stored) => stored.id !== id))
}
