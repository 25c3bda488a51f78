import { useState } from 'react'
import type { TableMapping } from '../../../core/importing/table-columns.ts'
import { type ChosenTable, openTable } from './csv-form.tsx'
import type { WebImportRequest } from './use-web-import.ts'

/** Imports a file. The columns of a table are shown before, so that the cook can change what they mean. */
export function useTableFirst(onImport: (request: WebImportRequest) => void) {
  const [table, setTable] = useState<ChosenTable | null>(null)
  const [isOpening, setOpening] = useState(false)

  /** The columns of a table are checked first. A table that cannot be shown is read like any other file. */
  async function showColumns(file: File) {
    setOpening(true)
    const opened = await openTable(file)
    setOpening(false)
    if (typeof opened === 'string') onImport({ url: '', file })
    else setTable(opened)
  }

  function takeFile(file: File) {
    if (/\.(?:csv|tsv)$/i.test(file.name)) void showColumns(file)
    else onImport({ url: '', file })
  }

  function importTable(file: File, columns: TableMapping | undefined) {
    setTable(null)
    onImport({ url: '', file, ...(columns && { columns }) })
  }

  return { table, isOpening, takeFile, importTable, closeTable: () => setTable(null) }
}
