import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { listenForChanges } from '../db/changes.ts'
import type { Database } from '../db/open.ts'
import type { App } from '../operations/app.ts'
import { createFrontDoor } from './front-door.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPageRenderer } from './pages.ts'
import { createSearchLimit } from './search-limit.ts'
import { createSite } from './site.ts'

interface Production {
  app: App
  database: Database
  build: ServerBuild
  clientFolder: string
}

/** The site as visitors meet it: finished pages first, everything else behind them. */
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
    isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false,
  })
  const changes = listenForChanges(database.url, { onChange: cache.forget, onGap: cache.forgetAll }, log)
  const { caughtUp, isListening } = changes
  const sources = { metrics, cacheSize: cache.size, isListening, pool: database.pool }
  const searches = createSearchLimit(env)
  const site = createSite(app, { loadBuild, clientFolder, mode: 'production', caughtUp, metrics: sources, searches })
  const isKeeping = () => env.PAGE_CACHE_MB > 0 && isListening()
  const pass = getRequestListener(site.fetch)
  return {
    listener: createFrontDoor({ env, log, metrics, cache, isKeeping, searches, onAds: app.ads.shown, pass }),
    close: changes.close,
  }
}
