import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './postgres-for-tests.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDataDir: string
  }
}

/**
 * Provides a data folder for this run's database server. The first test file that needs the server starts it, and this
 * function stops it.
 */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-tests-'))
  project.provide('testDataDir', dataDir)
  return async () => {
    const isUsed = await stat(join(dataDir, 'postgres')).catch(() => undefined)
    if (isUsed) await (await startTestServer(dataDir)).stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
