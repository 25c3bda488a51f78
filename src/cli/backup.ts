import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { App } from '../operations/app/app.ts'
import { writeBackup } from '../operations/backup/write-backup.ts'
import { explainFailedWrite } from './explain-failed-write.ts'
import { withApp } from './with-app.ts'

/** `marshmallow backup`: writes database and pictures to one file, even while the site runs. */
export async function run([file, ...rest]: ReadonlyArray<string>): Promise<number> {
  if (!file || rest.length > 0 || file.startsWith('-')) {
    process.stderr.write('Name a file: marshmallow backup kitchen.backup\n')
    return 2
  }
  if (existsSync(file)) {
    process.stderr.write(`${file} already exists. Name another file, or remove this one first.\n`)
    return 1
  }
  return withApp((app) => explainFailedWrite(file, () => write(app, file)))
}

async function write(app: App, file: string): Promise<number> {
  const { bytes, tables, pictures, missing } = await writeBackup(app, file)
  const path = resolve(file)
  process.stdout.write(
    `The backup is in ${path}: ${tables} tables, ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB\n` +
      `To restore it: bin/marshmallow restore ${quoted(path)}\n` +
      'Add --yes to replace a site that has recipes or accounts.\n',
  )
  if (missing > 0) process.stderr.write(`${missing} pictures are in the database but not on the disk.\n`)
  return 0
}

/** A path with a space or another sign of the shell, as the shell reads it. */
const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)
