import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { api } from '../api/api.ts'
import { apiGate } from '../api/gate.ts'
import { backupsApi } from '../api/backups-api.ts'
import type { ListSignals } from '../api/list-signals.ts'
import { picturesApi } from '../api/pictures-api.ts'
import { isDatabaseUnavailable } from '../db/connection/database-unavailable.ts'
import type { App } from '../operations/app/app.ts'
import type { Refusal } from '../web/shell/app-context.ts'
import { allowedMethods } from './allowed-methods.ts'
import { authEndpoints } from './auth-endpoints.ts'
import { bodyLimits } from './body-limits.ts'
import { cleanAddress } from './clean-address.ts'
import { extensionFiles } from './extension-files.ts'
import { formsOnly } from './forms-only.ts'
import { health } from './health.ts'
import { feeds } from './seo/feeds.ts'
import { robots } from './seo/robots.ts'
import { usualAddresses } from './usual-addresses.ts'
import { sitemap } from './seo/sitemap.ts'
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts'
import { metricsPage, type MetricsSources } from './metrics-page.ts'
import { createPageRenderer, pages, retryAfterSeconds } from './pages.ts'
import { dishPreviews } from './dish-previews.ts'
import { pictureFiles } from './picture-files.ts'
import { createRefuse } from './refuse.ts'
import { privatePages } from './private-pages.ts'
import { requestLog } from './request-log.ts'
import { ownHostOnly, sameOriginOnly } from './same-origin.ts'
import { signedIn } from './signed-in.ts'
import { refuseSearches, type SearchLimit } from './search-limit.ts'
import { securityHeaders, type SiteVariables, strictTransport } from './security-headers.ts'
import { withoutTimeLimit } from './slow-bodies.ts'
import { sitePictures } from './site-pictures.ts'
import { staticFiles } from './static-files.ts'
import { webAppManifest } from './web-app-manifest.ts'

interface SiteOptions {
  loadBuild: () => Promise<ServerBuild>
  clientFolder: string
  mode: 'production' | 'development'
  /** Awaited after a request that may have changed data, so that the next page is up to date. */
  caughtUp?: () => Promise<void>
  metrics?: MetricsSources
  searches?: SearchLimit
  /** Tells which shopping lists changed. Without it, open lists ask the database every second. */
  lists?: ListSignals
}

/**
 * Creates the request handler of the site. Pictures and backups come before the body limit, because they have limits of
 * their own.
 */
export function createSite(
  app: App,
  { loadBuild, clientFolder, mode, caughtUp, metrics, searches, lists }: SiteOptions,
) {
  const render = createPageRenderer(app, loadBuild, mode)
  const refuse = createRefuse(app, render)
  return new Hono<{ Variables: SiteVariables }>()
    .use(requestLog(app.log))
    .use(securityHeaders({ isDevelopment: mode === 'development', hsts: strictTransport(app.env) }))
    .use(allowedMethods())
    .use(cleanAddress(refuse))
    .use(refuseSearches(searches, refuse))
    .route('/', health(app))
    .route('/', metrics ? metricsPage(app.env, metrics) : new Hono())
    .route('/', sitePictures(app))
    .route('/', staticFiles(clientFolder))
    .route('/', dishPreviews())
    .route('/', pictureFiles(app))
    .route('/', oneClickUnsubscribe(app))
    .use(sameOriginOnly(app.env))
    .use(privatePages())
    .use(afterChanges(caughtUp))
    .use(signedIn(app))
    .use('/api/*', apiGate)
    .use('/api/fetch-recipe-source', ownHostOnly(app.env))
    .route('/api/pictures', picturesApi(app))
    .use('/api/backups', withoutTimeLimit)
    .route('/api/backups', backupsApi(app))
    .use(bodyLimits(refuse))
    .use(formsOnly(refuse))
    .use(compress())
    .route('/', robots(app))
    .route('/', sitemap(app))
    .route('/', feeds(app))
    .route('/', webAppManifest(app))
    .route('/', extensionFiles(app, clientFolder))
    .route('/', usualAddresses())
    .route('/api/auth', authEndpoints(app))
    .route('/api', api(app, lists))
    .route('/', pages(app, render))
    .onError(async (cause, context) => {
      const isAborted = context.req.raw.signal.aborted
      app.log[isAborted ? 'info' : 'error']({ err: cause, requestId: context.get('requestId') }, 'A request failed')
      if (isDatabaseUnavailable(cause)) {
        const isForPrograms = context.req.path.endsWith('.xml')
        const answer = isForPrograms ? context.text(noDatabase.sentence, 503) : await refuse(context, noDatabase)
        answer.headers.set('Retry-After', retryAfterSeconds)
        return answer
      }
      return context.text(`Something went wrong on our side. Request ${context.get('requestId')}`, 500)
    })
}

const noDatabase: Refusal = {
  status: 503,
  title: 'The kitchen is closed for a moment',
  sentence: 'Our database isn’t ready. Please try again in a minute.',
  advice: 'If you sent a form, go back in your browser: what you typed is still there.',
}

/** Waits after each change until the cache has processed it, so that the next page shows the change. */
function afterChanges(caughtUp: () => Promise<void> = async () => undefined): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) await caughtUp()
  }
}
