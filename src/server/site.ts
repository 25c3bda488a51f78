import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { api } from '../api/api.ts'
import { apiGate } from '../api/gate.ts'
import { backupsApi } from '../api/backups-api.ts'
import { picturesApi } from '../api/pictures-api.ts'
import type { App } from '../operations/app.ts'
import { authEndpoints } from './auth-endpoints.ts'
import { afterChanges } from './after-changes.ts'
import { bodyLimits } from './body-limits.ts'
import { cleanAddress } from './clean-address.ts'
import { health } from './health.ts'
import { feeds } from './machines/feeds.ts'
import { robots } from './machines/robots.ts'
import { sitemap } from './machines/sitemap.ts'
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts'
import { metricsPage, type MetricsSources } from './metrics-page.ts'
import { createPageRenderer, pages } from './pages.ts'
import { pictureFiles } from './picture-files.ts'
import { createRefuse } from './refuse.ts'
import { requestLog } from './request-log.ts'
import { sameOriginOnly } from './same-origin.ts'
import { signedIn } from './signed-in.ts'
import { refuseSearches, type SearchLimit } from './search-limit.ts'
import { securityHeaders, type SiteVariables } from './security-headers.ts'
import { withoutHurry } from './slow-bodies.ts'
import { staticFiles } from './static-files.ts'

interface SiteOptions {
  loadBuild: () => Promise<ServerBuild>
  clientFolder: string
  mode: 'production' | 'development'
  /** Waited for after a request that may have changed something, so that nobody is shown a page from before. */
  caughtUp?: () => Promise<void>
  metrics?: MetricsSources
  searches?: SearchLimit
}

/** The whole site as one request handler. Pictures and backups stand before the limit on bodies: they have limits of their own. */
export function createSite(app: App, { loadBuild, clientFolder, mode, caughtUp, metrics, searches }: SiteOptions) {
  const isHttps = app.env.PUBLIC_URL?.startsWith('https:') ?? false
  const render = createPageRenderer(app, loadBuild, mode)
  const refuse = createRefuse(app, render)
  return new Hono<{ Variables: SiteVariables }>()
    .use(requestLog(app.log))
    .use(securityHeaders({ isDevelopment: mode === 'development', isHttps }))
    .use(cleanAddress(refuse))
    .use(refuseSearches(searches, refuse))
    .route('/', health(app))
    .route('/', metrics ? metricsPage(app.env, metrics) : new Hono())
    .route('/', staticFiles(clientFolder))
    .route('/', pictureFiles(app))
    .route('/', oneClickUnsubscribe(app))
    .use(sameOriginOnly(app.env))
    .use(afterChanges(caughtUp))
    .use(signedIn(app))
    .use('/api/*', apiGate)
    .route('/api/pictures', picturesApi(app))
    .use('/api/backups', withoutHurry)
    .route('/api/backups', backupsApi(app))
    .use(bodyLimits(refuse))
    .use(compress())
    .route('/', robots(app))
    .route('/', sitemap(app))
    .route('/', feeds(app))
    .route('/api/auth', authEndpoints(app))
    .route('/api', api(app))
    .route('/', pages(app, render))
    .onError((cause, context) => {
      const isAborted = context.req.raw.signal.aborted
      app.log[isAborted ? 'info' : 'error']({ err: cause, requestId: context.get('requestId') }, 'A request failed')
      return context.text(`Something went wrong on our side. Request ${context.get('requestId')}`, 500)
    })
}
