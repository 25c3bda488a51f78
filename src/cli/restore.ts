import { existsSync } from 'node:fs'
import { countContent } from '../db/backup/count-content.ts'
import { otherSecret } from '../operations/backup/archive.ts'
import { BackupProblem } from '../operations/backup/backup-problem.ts'
import { noteRestore } from '../operations/backup/note-restore.ts'
import { postponeBackup } from '../operations/backup/scheduled-backups.ts'
import { restoreBackup } from '../operations/backup/restore-backup.ts'
import { withApp } from './with-app.ts'

/** `marshmallow restore`: replaces the site's content by a backup. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  const isSure = args.includes('--yes')
  const [file, ...rest] = args.filter((arg) => arg !== '--yes')
  if (!file || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write('Name a file: marshmallow restore kitchen.backup\n')
    return 2
  }
  if (!existsSync(file)) {
    process.stderr.write(`There is no ${file}.\n`)
    return 1
  }
  return withApp(
    async (app) => {
      const { recipes, users } = await countContent(app.db)
      if (recipes + users > 0 && !isSure) {
        process.stderr.write(
          `This site holds ${recipes} recipes of its own and ${users} accounts. Restoring replaces them. Make a backup first, then add --yes.\n`,
        )
        return 1
      }
      try {
        const restored = await restoreBackup(app, file)
        const { createdAt, tables, pictures, isOfOtherSecret } = restored
        await noteRestore(app, file, restored)
        await postponeBackup(app.db)
        process.stdout.write(
          `The site is restored to its state of ${createdAt}: ${tables} tables, ${pictures} pictures.\n`,
        )
        if (isOfOtherSecret) process.stdout.write(`${otherSecret}\n`)
        return 0
      } catch (cause) {
        if (!(cause instanceof BackupProblem)) throw cause
        process.stderr.write(`${file} was not restored. ${cause.message} The site is unchanged.\n`)
        return 1
      }
    },
    { mayMakeDatabase: true },
  )
}
