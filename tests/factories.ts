import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { emptyRecipeForm, recipeFromForm, type NewRecipe } from '../src/core/recipe/recipe-form.ts'
import { createImageStore } from '../src/integrations/storage/image-store.ts'
import { readEnv } from '../src/lib/env.ts'
import { createHttp } from '../src/lib/http.ts'
import { createLog } from '../src/lib/log.ts'
import type { App } from '../src/operations/app.ts'
import { createReader } from '../src/operations/importing/reader-thread.ts'
import { createTestDatabase } from './postgres-for-tests.ts'

/** The real thing on a fresh database and an empty folder; only loopback may be fetched. Call it at the top of a test file. */
export async function createTestApp(): Promise<App> {
  const { db } = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'marshmallow-app-'))
  const reader = createReader()
  const env = readEnv({ DATA_DIR: dataDir, OUTBOUND_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent' })
  if (!env.ok) throw new Error(env.problem)
  afterAll(async () => {
    await reader.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    env: env.env,
    log: createLog({ level: 'silent' }),
    db,
    http: createHttp({ allow: env.env.OUTBOUND_ALLOW }),
    images: createImageStore(join(dataDir, 'recipe-images')),
    read: reader.read,
  }
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
