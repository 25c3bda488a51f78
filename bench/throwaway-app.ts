import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../src/lib/env/env.ts'
import type { App } from '../src/operations/app/app.ts'
import { startApp } from '../src/operations/app/start-app.ts'

/** Runs `work` with a new site in a temporary folder, with a new site's PostgreSQL settings. */
export async function withThrowawayApp(work: (app: App) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marshmallow-bench-'))
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o711)
  const read = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const started = await startApp(read.env)
  if (!started.ok) throw new Error(started.problem)
  try {
    await work(started.app)
  } finally {
    await started.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
