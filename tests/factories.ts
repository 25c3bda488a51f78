import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { emptyRecipeForm, recipeFromForm, type NewRecipe } from '../src/core/recipes/forms/recipe-form.ts'
import type { Connection } from '../src/db/connection/connect.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createLog } from '../src/lib/log/log.ts'
import type { App } from '../src/operations/app/app.ts'
import { assembleApp } from '../src/operations/app/start-app.ts'
import { createPageReader } from '../src/operations/importing/page-reader.ts'
import { createTestDatabase } from './postgres-for-tests.ts'

/** All apps of a worker share two threads, because a thread takes a second of processor time to start. */
const { read } = createPageReader()
const { readInParts } = createPageReader()

/**
 * Creates an app on a new database and an empty folder. The app may only fetch from loopback. Call this function at the
 * top of a test file. `settings` are environment variables.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
): Promise<App & { pool: Connection['pool']; url: string }> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'marshmallow-app-'))
  const env = readEnv({ DATA_DIR: dataDir, OUTBOUND_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent', ...settings })
  if (!env.ok) throw new Error(env.problem)
  const { app, close } = assembleApp(env.env, createLog({ level: env.env.LOG_LEVEL }), database)
  afterAll(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return Object.assign(app, { read, readInParts, pool: database.pool, url: database.url })
}

export const aRecipe = (changes: Partial<NewRecipe> = {}): NewRecipe => ({
  ...recipeFromForm({
    ...emptyRecipeForm,
    title: 'Leek Soup',
    ingredients: '2 leeks\n1 l stock',
    instructions: 'Chop.\n\nSimmer.',
  }),
  ...changes,
})
