import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteOtherSite, recordRunningSite } from './running-sites.ts'

test('warns of another site on the same data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-records-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await recordRunningSite(folder, { dataDir: '/kitchen', secrets: ['DATABASE_URL'] })
  expect(await noteOtherSite(folder, '/kitchen')).toBeUndefined()
  // The process that started this one also runs.
  const other = { pid: process.ppid, dataDir: '/kitchen', secrets: ['DATABASE_URL'] }
  await writeFile(join(folder, 'other.json'), JSON.stringify(other))
  expect(await noteOtherSite(folder, '/kitchen')).toContain(`Another site (process ${process.ppid})`)
  expect(await noteOtherSite(folder, '/elsewhere')).toBeUndefined()
})
