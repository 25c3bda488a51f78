import { existsSync } from 'node:fs'
import { countKept } from '../db/kept-content.ts'
import { otherSecret } from '../operations/backup/archive.ts'
import { BackupProblem } from '../operations/backup/backup-problem.ts'
import { restoreBackup } from '../operations/backup/restore-backup.ts'
import { withApp } from './with-app.ts'

/** `marshmallow restore`: what the site holds now goes, and what the backup holds comes. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  const isSure = args.includes('--yes')
  const [file, ...rest] = args.filter((arg) => arg !== '--yes')
  if (!file || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write('Say what from: marshmallow restore kitchen.backup\n')
    return 2
  }
  if (!existsSync(file)) {
    process.stderr.write(`There is no ${file}.\n`)
    return 1
  }
  return withApp(async (app) => {
    const { recipes, users } = await countKept(app.db)
    if (recipes + users > 0 && !isSure) {
      process.stderr.write(
        `This site holds ${recipes} recipes of its own and ${users} accounts: all that goes. Make a backup first, then add --yes.\n`,
      )
      return 1
    }
    try {
      const { createdAt, tables, pictures, isOfOtherSecret } = await restoreBackup(app, file)
      process.stdout.write(`The site is what it was at ${createdAt}: ${tables} tables, ${pictures} pictures.\n`)
      if (isOfOtherSecret) process.stdout.write(`${otherSecret}\n`)
      return 0
    } catch (cause) {
      if (!(cause instanceof BackupProblem)) throw cause
      process.stderr.write(`${file} was not restored. ${cause.message} The site is as it was.\n`)
      return 1
    }
  })
}
