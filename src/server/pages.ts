import { Hono } from 'hono'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entryServer from '../web/entry.server.tsx'
import { visitorOf } from '../api/visitor.ts'
import type { App } from '../operations/app.ts'
import { atOwnAddress } from './own-address.ts'
import type { SiteVariables } from './security-headers.ts'

export interface Asking {
  requestId: string
  nonce: string
  /** Absent for a page made for everybody: a loader that asks for it fails there, instead of keeping one visitor's page for all. */
  visitor?: string
}

export type RenderPage = (request: Request, asking: Asking) => Promise<Response>

export function createPageRenderer(
  app: App,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): RenderPage {
  // Given a function, React Router would prepare all routes anew for each request.
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  return async (request, { requestId, nonce, visitor }) => {
    const build = await loadBuild()
    const handle = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handle)
    // The build holds its own copies of these keys, so they are taken from there.
    const { appContext, nonceContext, visitorContext } = build.entry.module as unknown as typeof entryServer
    const values = new RouterContextProvider()
    values.set(appContext, { ...app, log: app.log.child({ requestId }) })
    values.set(nonceContext, nonce)
    if (visitor !== undefined) values.set(visitorContext, visitor)
    return handle(request, values)
  }
}

/** Everything that is not a file, a picture or the API is a page of the React Router app. */
export function pages(app: App, render: RenderPage) {
  return new Hono<{ Variables: SiteVariables }>().all('*', (context) => {
    const requestId = context.get('requestId')
    const nonce = context.get('nonce')
    return render(atOwnAddress(app.env, context.req.raw), { requestId, nonce, visitor: visitorOf(context, app.env) })
  })
}
