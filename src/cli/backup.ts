import { existsSync } from 'node:fs'
import { writeBackup } from '../operations/backup/write-backup.ts'
import { withApp } from './with-app.ts'

/** `marshmallow backup`: database and pictures in one file, while the site is running. */
export async function run([file, ...rest]: ReadonlyArray<string>): Promise<number> {
  if (!file || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write('Say where to: marshmallow backup kitchen.backup\n')
    return 2
  }
  if (existsSync(file)) {
    process.stderr.write(`${file} is there already. Name another file, or remove this one first.\n`)
    return 1
  }
  return withApp(async (app) => {
    const { bytes, tables, pictures, missing } = await writeBackup(app, file)
    process.stdout.write(`${file}: ${tables} tables, ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`)
    if (missing > 0) process.stderr.write(`${missing} pictures are in the database but not on the disk.\n`)
    return 0
  })
}
