import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { emptyRecipeForm, recipeFromForm, type NewRecipe } from '../src/core/recipe/recipe-form.ts'
import { readEnv } from '../src/lib/env.ts'
import { createLog } from '../src/lib/log.ts'
import type { App } from '../src/operations/app.ts'
import { assembleApp } from '../src/operations/start-app.ts'
import { createTestDatabase } from './postgres-for-tests.ts'

/**
 * The real thing on a fresh database and an empty folder; only loopback may be fetched. Call it at the top of a test file.
 * `settings` are what the environment would say.
 */
export async function createTestApp(settings: Record<string, string> = {}): Promise<App> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'marshmallow-app-'))
  const env = readEnv({ DATA_DIR: dataDir, OUTBOUND_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent', ...settings })
  if (!env.ok) throw new Error(env.problem)
  const { app, close } = assembleApp(env.env, createLog({ level: env.env.LOG_LEVEL }), database)
  afterAll(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return app
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
