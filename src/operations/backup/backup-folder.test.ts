import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { problemWithBackupDir } from './backup-folder.ts'

test('tries to write into BACKUP_DIR, and says why it cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-backup-dir-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await problemWithBackupDir({ BACKUP_DIR: undefined })).toBeNull()
  expect(await problemWithBackupDir({ BACKUP_DIR: join(folder, 'new', 'backups') })).toBeNull()
  expect(await readdir(join(folder, 'new', 'backups'))).toEqual([])
  await writeFile(join(folder, 'file'), '')
  const path = join(folder, 'file', 'backups')
  expect(await problemWithBackupDir({ BACKUP_DIR: path })).toBe(
    `The site can’t write into BACKUP_DIR, ${path}. The folder does not exist.`,
  )
})
