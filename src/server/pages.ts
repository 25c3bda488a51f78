import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entryServer from '../web/entry.server.tsx'
import { visitorOf } from '../api/visitor.ts'
import type { App } from '../operations/app.ts'
import { atOwnAddress } from './own-address.ts'
import type { SiteVariables } from './security-headers.ts'

/** Everything that is not a file, a picture or the API is a page of the React Router app. */
export function pages(app: App, loadBuild: () => Promise<ServerBuild>, mode: 'production' | 'development') {
  const handle = createRequestHandler(loadBuild, mode)
  return new Hono<{ Variables: SiteVariables }>().all('*', async (context) => {
    const { entry } = await loadBuild()
    // The build holds its own copies of these keys, so they are taken from there.
    const { appContext, nonceContext, visitorContext } = entry.module as unknown as typeof entryServer
    const values = new RouterContextProvider()
    values.set(appContext, { ...app, log: app.log.child({ requestId: context.get('requestId') }) })
    values.set(nonceContext, context.get('nonce'))
    values.set(visitorContext, visitorOf(context, app.env))
    return handle(atOwnAddress(app.env, context.req.raw), values)
  })
}
