import type { Context } from 'hono'
import type { App } from '../operations/app/app.ts'
import type { Refusal } from '../web/shell/app-context.ts'
import { originAt } from './own-address.ts'
import { encodingFor } from './page-cache/encoding.ts'
import { packed, type RenderPage } from './pages.ts'
import type { SiteVariables } from './security-headers.ts'

export type Refuse = (context: Context<{ Variables: SiteVariables }>, refusal: Refusal) => Promise<Response>

/** Creates the function that answers refused requests. Programs get JSON, and people get a page of the site. */
export function createRefuse({ env }: Pick<App, 'env'>, render: RenderPage): Refuse {
  return async (context, refusal) => {
    const { status, sentence } = refusal
    const { method, path, url } = context.req
    if (path.startsWith('/api/')) return context.json({ error: sentence }, status)
    const { pathname, search } = new URL(url)
    const request = new Request(originAt(env, url) + pathname + search, { method })
    const asking = { requestId: context.get('requestId'), nonce: context.get('nonce'), refusal }
    const page = await render(request, asking).catch(() => undefined)
    context.set('chicory', page?.chicory)
    return page ? packed(page, encodingFor(context.req.header('accept-encoding'))) : context.text(sentence, status)
  }
}
