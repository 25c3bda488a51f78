import type { TableShape } from '../../db/backup/table-copies.ts'
import { kindOf, type Manifest, manifestName, maxEntries, maxEntryBytes, maxManifestBytes } from './archive.ts'
import { BackupProblem } from './backup-problem.ts'

export type Place =
  | { kind: 'manifest' }
  | { kind: 'rows'; table: TableShape }
  | { kind: 'picture'; id: string }
  | { kind: 'end' }

interface Header {
  name: string
  type?: string | null | undefined
  size?: number | undefined
}

/**
 * Checks the order of an archive: manifest, rows in the order of the manifest, pictures, end. Refuses any other entry
 * before its content is read.
 */
export function createOrder() {
  let entries = 0
  let manifest: Manifest | undefined
  let isEnded = false
  let table = -1
  let part = 0

  function next({ name, type, size = 0 }: Header): Place {
    const kind = type === 'file' ? kindOf(name) : undefined
    if (!kind) throw new BackupProblem(`It holds "${name.slice(0, 80)}", which no backup contains. Nothing changed.`)
    if (isEnded) throw new BackupProblem('It continues after its end.')
    if ((kind.kind === 'manifest') === Boolean(manifest))
      throw new BackupProblem(manifest ? `It holds "${manifestName}" twice.` : 'It doesn’t start like a backup.')
    if (kind.kind === 'end') {
      isEnded = true
      return kind
    }
    entries += 1
    if (entries > maxEntries) throw new BackupProblem('It has more parts than any backup.')
    if (size === 0) throw new BackupProblem(`"${name}" in it is empty.`)
    if (size > (kind.kind === 'manifest' ? maxManifestBytes : maxEntryBytes))
      throw new BackupProblem(`"${name}" in it is larger than any part of a backup.`)
    return kind.kind === 'rows' ? { kind: 'rows', table: tableOf(kind) } : kind
  }

  function tableOf(rows: { table: string; part: number }): TableShape {
    const place = manifest?.tables.findIndex(({ name }) => name === rows.table) ?? -1
    const found = manifest?.tables[place]
    if (!found) throw new BackupProblem(`It holds rows of "${rows.table}", which is not in its list of tables.`)
    if (place > table) part = 0
    if (place < table || rows.part !== part)
      throw new BackupProblem(`The rows of "${rows.table}" in it are out of order.`)
    table = place
    part += 1
    return found
  }

  return {
    next,
    begin: (read: Manifest) => void (manifest = read),
    isWhole: () => isEnded,
  }
}
