import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TableShape } from '../../db/tables/table-copies.ts'
import type { App } from '../app.ts'
import { clearStrayPictures } from '../images/clear-stray-pictures.ts'
import { originalKey } from '../images/picture-keys.ts'
import { type Manifest, secretMark } from './archive.ts'
import { BackupProblem } from './backup-problem.ts'
import { readBackup } from './read-backup.ts'

export interface RestoredBackup {
  createdAt: string
  tables: number
  pictures: number
  /** What is encrypted in it cannot be read here: keys of services, second factors. */
  isOfOtherSecret: boolean
}

type Kitchen = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

/**
 * Makes the site what it was when the archive was written: rows and pictures. The archive is read once to the end before anything
 * is touched, and the rows are replaced in one transaction, so that a bad archive changes nothing. One of an older release is
 * brought up to this one. Everybody is signed out. Throws BackupProblem.
 */
export async function restoreBackup(app: Kitchen, file: string): Promise<RestoredBackup> {
  const manifest = await readBackup(file)
  const unknown = await app.tables.unknownMigration(manifest.migrations)
  if (unknown) {
    throw new BackupProblem(
      `It was made by a newer release: this one does not know "${unknown}". Restore it with that release.`,
    )
  }
  const brought: Array<string> = []
  try {
    await app.tables.replaceAll(manifest.migrations, fill)
  } catch (cause) {
    await clearAway(app, brought)
    if (cause instanceof BackupProblem) throw cause
    throw new BackupProblem(`Its rows do not fit the database (${reasonOf(cause)}).`, { cause })
  }
  await settle(app)
  const isOfOtherSecret = manifest.secret !== secretMark(app.env)
  return { createdAt: manifest.createdAt, tables: manifest.tables.length, pictures: brought.length, isOfOtherSecret }

  async function fill(known: ReadonlyArray<TableShape>, write: (table: TableShape) => Writable) {
    refuseStrangers(manifest, known)
    const rows = rowsInOrder(write)
    await readBackup(file, async (entry) => {
      if (entry.kind === 'rows') return rows.add(entry.table, entry.bytes)
      await rows.finish()
      brought.push(entry.id)
      await app.images.put(originalKey(entry.id), entry.bytes, 'image/webp').catch((cause: unknown) => {
        const reason = reasonOf(cause instanceof Error && cause.cause ? cause.cause : cause)
        throw new BackupProblem(`A picture of it could not be kept (${reason}). Look whether the disk is full.`, {
          cause,
        })
      })
    })
    await rows.finish()
  }
}

/** The site is the backup's by now, whatever becomes of these: the log says it, and none keeps the others. */
async function settle(app: Kitchen): Promise<void> {
  const complain = (what: string) => (cause: unknown) => app.log.error({ err: cause }, `${what}, after a restore`)
  await app.images
    .folders()
    .then((ids) => clearAway(app, ids), complain('Pictures that are newer than the backup could not be thrown out'))
  await app.tables.renewSearch().catch(complain('The search could not be made anew: start the site again'))
  await app.tables.tidy().catch(complain('The tables could not be tidied'))
}

async function clearAway(app: Kitchen, ids: ReadonlyArray<string>): Promise<void> {
  await clearStrayPictures(app, ids).catch((cause: unknown) => {
    app.log.error({ err: cause }, 'Pictures without a row could not be thrown out, after a restore')
  })
}

/** Such as sessions, which are in no backup: somebody put them in. */
function refuseStrangers({ tables }: Manifest, known: ReadonlyArray<TableShape>): void {
  const shapes = new Map(known.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables) {
    const shape = shapes.get(name)
    if (!shape) throw new BackupProblem(`It lists the table "${name}", which no backup of its release has.`)
    const stranger = columns.find((column) => !shape.has(column))
    if (stranger) throw new BackupProblem(`It lists "${name}.${stranger}", which no backup of its release has.`)
  }
}

/** A table's parts follow each other, and go into the database as one stream. */
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
    // Told where it is waited for.
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
