import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { derivedTables, type TableShape } from '../../db/backup/table-copies.ts'
import type { App } from '../app/app.ts'
import { clearStrayPictures } from '../pictures/clear-stray-pictures.ts'
import { originalKey } from '../pictures/picture-keys.ts'
import { type Manifest, secretMark } from './archive.ts'
import { BackupProblem } from './backup-problem.ts'
import { readBackup } from './read-backup.ts'

export interface RestoredBackup {
  createdAt: string
  tables: number
  pictures: number
  /** Encrypted values of the backup cannot be read here: service keys and second factors. */
  isOfOtherSecret: boolean
}

type BackupApp = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

/**
 * Restores rows and pictures of a backup. The archive is read to its end first, and rows are replaced in one
 * transaction, so a bad archive changes nothing. A backup of an older release is upgraded. Everyone is signed out.
 * Throws BackupProblem.
 */
export async function restoreBackup(app: BackupApp, file: string): Promise<RestoredBackup> {
  const manifest = await readBackup(file)
  const unknown = await app.tables.unknownMigration(manifest.migrations)
  if (unknown) {
    throw new BackupProblem(
      `It was made by a newer release: this one does not know "${unknown}". Restore it with that release.`,
    )
  }
  const restored: Array<string> = []
  try {
    await app.tables.replaceAll(manifest.migrations, fill)
  } catch (cause) {
    await clearAway(app, restored)
    if (cause instanceof BackupProblem) throw cause
    throw new BackupProblem(`Its rows don’t fit the database (${reasonOf(cause)}).`, { cause })
  }
  await settle(app)
  const isOfOtherSecret = manifest.secret !== secretMark(app.env)
  return { createdAt: manifest.createdAt, tables: manifest.tables.length, pictures: restored.length, isOfOtherSecret }

  async function fill(known: ReadonlyArray<TableShape>, write: (table: TableShape) => Writable) {
    refuseStrangers(manifest, known)
    const rows = rowsInOrder(write)
    await readBackup(file, async (entry) => {
      if (entry.kind === 'rows' && derivedTables.includes(entry.table.name)) return
      if (entry.kind === 'rows') return rows.add(entry.table, entry.bytes)
      await rows.finish()
      restored.push(entry.id)
      await app.images.put(originalKey(entry.id), entry.bytes, 'image/webp').catch((cause: unknown) => {
        const reason = reasonOf(cause instanceof Error && cause.cause ? cause.cause : cause)
        throw new BackupProblem(`One of its pictures could not be saved (${reason}). Check whether the disk is full.`, {
          cause,
        })
      })
    })
    await rows.finish()
  }
}

/** Runs the remaining steps after the restore has succeeded. Failures are logged and do not stop the other steps. */
async function settle(app: BackupApp): Promise<void> {
  const complain = (what: string) => (cause: unknown) => app.log.error({ err: cause }, `${what}, after a restore`)
  await app.images
    .folders()
    .then((ids) => clearAway(app, ids), complain('Could not delete pictures newer than the backup'))
  await app.tables.tidy().catch(complain('Could not vacuum the tables'))
}

async function clearAway(app: BackupApp, ids: ReadonlyArray<string>): Promise<void> {
  await clearStrayPictures(app, ids).catch((cause: unknown) => {
    app.log.error({ err: cause }, 'Could not delete unused pictures after a restore')
  })
}

/** Refuses tables and columns that no backup contains, such as sessions. */
function refuseStrangers({ tables }: Manifest, known: ReadonlyArray<TableShape>): void {
  const shapes = new Map(known.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables) {
    if (derivedTables.includes(name)) continue
    const shape = shapes.get(name)
    if (!shape) throw new BackupProblem(`It lists the table "${name}", which no backup of its release contains.`)
    const stranger = columns.find((column) => !shape.has(column))
    if (stranger) throw new BackupProblem(`It lists "${name}.${stranger}", which no backup of its release contains.`)
  }
}

/** Passes consecutive parts of a table to the database as one stream. */
function rowsInOrder(write: (table: TableShape) => Writable) {
  let current: { table: TableShape; source: PassThrough; poured: Promise<void> } | undefined

  async function finish() {
    const ending = current
    current = undefined
    ending?.source.end()
    await ending?.poured
  }

  function begin(table: TableShape) {
    const source = new PassThrough()
    const poured = pipeline(source, write(table))
    // Reported where it is awaited.
    poured.catch(() => undefined)
    return { table, source, poured }
  }

  return {
    finish,
    async add(table: TableShape, bytes: Buffer) {
      if (current?.table !== table) await finish()
      current ??= begin(table)
      if (!current.source.write(bytes)) await Promise.race([once(current.source, 'drain'), current.poured])
    },
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
