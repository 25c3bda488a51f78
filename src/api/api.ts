import { Hono } from 'hono'
import type { App } from '../operations/app/app.ts'
import { crawlerApi } from './crawler-api.ts'
import { automationsApi } from './automations-api.ts'
import { importApi } from './import-api.ts'
import { importsApi } from './imports-api.ts'
import { notesApi } from './notes-api.ts'
import { recipeSourceApi } from './recipe-source-api.ts'
import { recipesApi } from './recipes-api.ts'
import { rpcApi } from './rpc-api.ts'
import type { ListSignals } from './list-signals.ts'
import { shoppingListsApi } from './shopping-lists-api.ts'
import { submissionsApi } from './submissions-api.ts'

/** Creates the HTTP API, mounted at `/api`. Pictures are mounted separately, before request bodies are buffered. */
export function api(app: App, lists?: ListSignals) {
  return new Hono()
    .route('/automations', automationsApi(app))
    .route('/import', importApi(app))
    .route('/crawler', crawlerApi(app))
    .route('/imports', importsApi(app))
    .route('/notes', notesApi(app))
    .route('/fetch-recipe-source', recipeSourceApi(app))
    .route('/recipes', recipesApi(app))
    .route('/submissions', submissionsApi(app))
    .route('/rpc', rpcApi(app))
    .route('/shopping-lists', shoppingListsApi(app, lists))
    .notFound((context) => context.json({ error: 'Nothing at this address' }, 404))
}
