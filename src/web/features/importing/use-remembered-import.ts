import { useEffect } from 'react'
import { rememberImport } from './stored-imports.ts'

/** Remembers an import without an account, whose address only this browser knows. */
export function useRememberedImport(id: string, fileName: string, isAnonymous: boolean) {
  useEffect(() => {
    if (isAnonymous) rememberImport(id, fileName)
  }, [id, fileName, isAnonymous])
}
