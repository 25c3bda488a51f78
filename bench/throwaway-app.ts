import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../src/lib/env.ts'
import type { App } from '../src/operations/app.ts'
import { startApp } from '../src/operations/start-app.ts'

/** A site of its own in a folder that goes away with it, PostgreSQL with the settings a new site gets. */
export async function withThrowawayApp(work: (app: App) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marshmallow-bench-'))
  // As root PostgreSQL runs as another user, who has to pass through.
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
