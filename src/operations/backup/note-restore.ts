import { basename } from 'node:path'
import { countRestored } from '../../db/backup/count-content.ts'
import { saveLastRestore } from '../../db/backup/last-restore.ts'
import type { App } from '../app/app.ts'
import type { RestoredBackup } from './restore-backup.ts'

/**
 * Stores what was restored, for the backup page. The backup may contain the note of an earlier restore, which this one
 * replaces. The restore itself has succeeded, so a failure is only logged.
 */
export async function noteRestore(
  { db, log }: Pick<App, 'db' | 'log'>,
  file: string,
  { createdAt, pictures }: RestoredBackup,
): Promise<void> {
  try {
    const counts = await countRestored(db)
    const restoredAt = new Date().toISOString()
    await saveLastRestore(db, { name: basename(file), madeAt: createdAt, restoredAt, ...counts, pictures })
  } catch (cause) {
    log.error({ err: cause }, 'Could not note what was restored')
  }
}
