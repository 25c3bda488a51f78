import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createListSignals } from '../api/list-signals.ts'
import { listenForChanges } from '../db/connection/changes.ts'
import type { Database } from '../db/connection/open.ts'
import type { App } from '../operations/app/app.ts'
import { createFrontDoor } from './front-door.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPageRenderer } from './pages.ts'
import { createSearchLimit } from './search-limit.ts'
import { strictTransport } from './security-headers.ts'
import { watchCategories } from './watch-categories.ts'
import { createSite } from './site.ts'

interface Production {
  app: App
  database: Database
  build: ServerBuild
  clientFolder: string
}

/**
 * Creates the site for production. Cached pages are checked first, and all other requests go to the rest of the site.
 */
export function openForVisitors({ app, database, build, clientFolder }: Production): {
  listener: RequestListener
  close(): Promise<void>
} {
  const { env, log } = app
  const loadBuild = async () => build
  const metrics = createMetrics()
  const cache = createPageCache({
    render: createPageRenderer(app, loadBuild, 'production'),
    maxBytes: env.PAGE_CACHE_MB * 2 ** 20,
    hsts: strictTransport(env),
  })
  const lists = createListSignals()
  const categories = watchCategories(app)
  const listener = {
    onChange(table: string) {
      cache.forget(table)
      categories.hear(table, () => cache.forget('recipe_categories'))
    },
    onLateChange(table: string) {
      cache.outdate(table)
      categories.hear(table, () => cache.outdate('recipe_categories'))
    },
    onList: lists.tell,
    onGap() {
      cache.forgetAll()
      categories.hearGap()
      lists.tellAll()
    },
  }
  const changes = listenForChanges(database.url, listener, { log })
  const { isListening } = changes
  async function caughtUp() {
    await changes.caughtUp()
    await categories.settled()
  }
  const sources = { metrics, cacheSize: cache.size, isListening, pool: database.pool }
  const searches = createSearchLimit(env)
  const site = createSite(app, {
    loadBuild,
    clientFolder,
    mode: 'production',
    caughtUp,
    metrics: sources,
    searches,
    lists,
  })
  const isCaching = () => env.PAGE_CACHE_MB > 0 && isListening()
  const pass = getRequestListener(site.fetch)
  return {
    listener: createFrontDoor({ env, log, metrics, cache, isCaching, searches, onAds: app.ads.shown, pass }),
    close: changes.close,
  }
}
