import { Hono } from 'hono'
import type { App } from '../operations/app.ts'
import { importApi } from './import-api.ts'
import { recipeSourceApi } from './recipe-source-api.ts'
import { recipesApi } from './recipes-api.ts'
import { rpcApi } from './rpc-api.ts'
import { submissionsApi } from './submissions-api.ts'

/** The HTTP API, mounted at `/api`, but for pictures, which come before bodies are gathered. */
export function api(app: App) {
  return new Hono()
    .route('/import', importApi(app))
    .route('/fetch-recipe-source', recipeSourceApi(app))
    .route('/recipes', recipesApi(app))
    .route('/submissions', submissionsApi(app))
    .route('/rpc', rpcApi(app))
    .notFound((context) => context.json({ error: 'There is nothing at this address' }, 404))
}
