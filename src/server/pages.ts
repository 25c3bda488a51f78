import { Hono } from 'hono'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageDocument, Refusal } from '../web/shell/app-context.ts'
import type * as entryServer from '../web/entry.server.tsx'
import { visitorOf } from '../api/visitor.ts'
import { limitsOf } from '../operations/importing/receive-file.ts'
import { receiveFiles } from '../operations/importing/receive-files.ts'
import { copyHeader } from '../core/offline/offline-pages.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { App } from '../operations/app/app.ts'
import { atOwnAddress } from './own-address.ts'
import { FormRequest } from './form-request.ts'
import { encode, type Encoding, encodingFor } from './page-cache/encoding.ts'
import type { SiteVariables } from './security-headers.ts'

interface Asking {
  requestId: string
  nonce: string
  /** Missing for cached pages. A loader that uses it then fails, instead of caching one visitor's page for all. */
  visitor?: string
  refusal?: Refusal
  user?: SignedIn | null
  sessionId?: string | null
}

export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  /** Ids of the ads on the page. */
  ads?: ReadonlyArray<string>
  /** Chicory's server, if the page may load its script. */
  chicory?: string | undefined
}

export type RenderPage = (request: Request, asking: Asking) => Promise<RenderedPage>

export function createPageRenderer(
  app: App,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): RenderPage {
  // A function as build would make React Router prepare all routes again for each request.
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  return async (request, { requestId, nonce, visitor, refusal = null, user = null, sessionId = null }) => {
    const build = await loadBuild()
    const handle = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handle)
    // The build has its own copies of these keys.
    const { contexts } = build.entry.module as unknown as typeof entryServer
    const values = new RouterContextProvider()
    values.set(contexts.appContext, { ...app, log: app.log.child({ requestId }) })
    values.set(contexts.nonceContext, nonce)
    values.set(contexts.refusalContext, refusal)
    if (visitor !== undefined) values.set(contexts.visitorContext, visitor)
    values.set(contexts.userContext, user)
    values.set(contexts.uploadContext, () => receiveFiles(app, sentForm(request, { user, visitor })))
    values.set(contexts.sessionIdContext, sessionId)
    const document: PageDocument = {}
    values.set(contexts.documentContext, document)
    const answer = await handle(request.body ? new FormRequest(request, visitor) : request, values)
    const body = document.html ?? Buffer.from(await answer.arrayBuffer())
    // A request's values are freed only at the next major garbage collection, so the page must not be among them.
    delete document.html
    const { status, headers } = document.isUnavailable ? unavailable(answer) : answer
    return { status, headers, body, chicory: document.chicory, ...(document.ads && { ads: document.ads }) }
  }
}

function sentForm(
  { body, headers }: Request,
  { user, visitor = 'the site' }: { user: SignedIn | null; visitor: string | undefined },
) {
  const contentType = headers.get('content-type') ?? ''
  return { body: body ?? new Blob([]).stream(), contentType, visitor, limits: limitsOf(user ?? 'visitor') }
}

export const retryAfterSeconds = '10'

function unavailable(answer: Response): Pick<Response, 'status' | 'headers'> {
  const headers = new Headers(answer.headers)
  headers.set('Retry-After', retryAfterSeconds)
  headers.set('Cache-Control', 'no-store')
  return { status: 503, headers }
}

/** Handles everything that is not a file, a picture or the API. Uses the React Router app. */
export function pages(app: App, render: RenderPage) {
  return new Hono<{ Variables: SiteVariables }>().all('*', async (context) => {
    const requestId = context.get('requestId')
    const { nonce, user, sessionId } = context.var
    const asking = { requestId, nonce, visitor: visitorOf(context, app.env), user, sessionId }
    const page = await render(atOwnAddress(app.env, context.req.raw), asking)
    context.set('chicory', page.chicory)
    if (page.ads && context.req.method === 'GET' && !context.req.header(copyHeader)) app.ads.shown(page.ads)
    return packed(page, encodingFor(context.req.header('accept-encoding')))
  })
}

/** Compresses the complete page at once. In pieces, it takes several times as long. */
export async function packed({ status, headers: given, body }: RenderedPage, encoding: Encoding): Promise<Response> {
  const headers = new Headers(given)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (body.length === 0) return new Response(null, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(await encode(body, encoding, 'sent once'), { status, headers })
}
