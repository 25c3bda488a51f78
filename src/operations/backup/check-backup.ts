import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { countRestored } from '../../db/backup/count-content.ts'
import { NoScratchDatabase } from '../../db/backup/scratch-database.ts'
import type { ImageStore } from '../../integrations/storage/image-store.ts'
import type { App } from '../app/app.ts'
import { checkPath } from './backup-folder.ts'
import { BackupProblem } from './backup-problem.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** The result of a check, stored beside the backup. */
const BackupCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('restored'), recipes: z.int(), users: z.int(), pictures: z.int() }),
  /** Read to its end and unchanged, but not restored, because the database's user may not create a database. */
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('failed'), problem: z.string() }),
])
export type BackupCheck = z.infer<typeof BackupCheck>

/** Restores a backup into an empty database that is deleted afterward, and stores the result beside the backup. */
export async function checkBackup(app: Pick<App, 'env' | 'log' | 'tables'>, file: string): Promise<BackupCheck> {
  const result = await tryBackup(app, file)
  await writeFile(checkPath(file), JSON.stringify(result), { mode: 0o600 })
  return result
}

async function tryBackup(app: Pick<App, 'env' | 'log' | 'tables'>, file: string): Promise<BackupCheck> {
  try {
    return await app.tables.withScratch(async ({ db, tables }) => {
      const { pictures } = await restoreBackup({ ...app, db, tables, images: noImages }, file)
      return { kind: 'restored', ...(await countRestored(db)), pictures } as const
    })
  } catch (cause) {
    if (cause instanceof BackupProblem) return { kind: 'failed', problem: cause.message }
    if (!(cause instanceof NoScratchDatabase)) {
      app.log.error({ err: cause }, 'A backup could not be checked')
      return { kind: 'failed', problem: 'The check itself failed. The log says why.' }
    }
    return readBackup(file).then(
      () => ({ kind: 'read' }) as const,
      (problem: unknown) => ({ kind: 'failed', problem: problem instanceof Error ? problem.message : String(problem) }),
    )
  }
}

/** Returns null for a backup that was not checked. */
export async function readCheck(file: string): Promise<BackupCheck | null> {
  const text = await readFile(checkPath(file), 'utf8').catch(() => 'null')
  try {
    return BackupCheck.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The archive's list has the hash of each picture, so a check stores none. */
const noImages: ImageStore = {
  put: async () => undefined,
  get: async () => undefined,
  remove: async () => undefined,
  folders: async () => [],
  removeFolder: async () => undefined,
}
