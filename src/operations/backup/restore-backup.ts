import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TableShape } from '../../db/tables/table-copies.ts'
import type { App } from '../app.ts'
import { type Manifest, secretMark } from './archive.ts'
import { BackupProblem, readBackup } from './read-backup.ts'

export interface RestoredBackup {
  createdAt: string
  tables: number
  pictures: number
  /** What is encrypted in it cannot be read here: keys of services, second factors. */
  isOfOtherSecret: boolean
}

/**
 * Makes the site what it was when the archive was written: rows and pictures. The archive is read once to the end before anything
 * is touched, and the rows are replaced in one transaction, so that a bad archive changes nothing. One of an older release is
 * brought up to this one. Everybody is signed out. Throws BackupProblem.
 */
export async function restoreBackup(
  app: Pick<App, 'env' | 'tables' | 'images'>,
  file: string,
): Promise<RestoredBackup> {
  const manifest = await readBackup(file, {})
  const unknown = await app.tables.unknownMigration(manifest.migrations)
  if (unknown) {
    throw new BackupProblem(
      `It was made by a newer release: this one does not know "${unknown}". Restore it with that release.`,
    )
  }
  let pictures = 0
  await app.tables.replaceAll(manifest.migrations, fill).catch((cause: unknown) => {
    if (cause instanceof BackupProblem) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupProblem(`Its rows do not fit the database (${reason}).`, { cause })
  })
  await app.tables.tidy()
  const isOfOtherSecret = manifest.secret !== secretMark(app.env)
  return { createdAt: manifest.createdAt, tables: manifest.tables.length, pictures, isOfOtherSecret }

  async function fill(write: (table: TableShape) => Writable) {
    const rows = rowsInOrder(manifest, write)
    await readBackup(file, {
      async take(entry) {
        if (entry.kind === 'rows') return rows.add(entry.table, entry.bytes)
        if (entry.kind !== 'picture') return
        await rows.finish()
        await app.images.put(entry.key, entry.bytes, 'image/webp')
        pictures += 1
      },
    })
    await rows.finish()
  }
}

/** A table's parts follow each other, and go into the database as one stream. */
function rowsInOrder({ tables }: Manifest, write: (table: TableShape) => Writable) {
  const shapes = new Map(tables.map((table) => [table.name, table]))
  let current: { name: string; source: PassThrough; poured: Promise<void> } | undefined

  async function finish() {
    const ending = current
    current = undefined
    ending?.source.end()
    await ending?.poured
  }

  function begin(name: string) {
    const shape = shapes.get(name)
    if (!shape) throw new BackupProblem(`It holds rows of "${name}", which is not in its list of tables.`)
    const source = new PassThrough()
    const poured = pipeline(source, write(shape))
    // Told where it is waited for.
    poured.catch(() => undefined)
    return { name, source, poured }
  }

  return {
    finish,
    async add(name: string, bytes: Buffer) {
      if (current?.name !== name) await finish()
      current ??= begin(name)
      if (!current.source.write(bytes)) await Promise.race([once(current.source, 'drain'), current.poured])
    },
  }
}
