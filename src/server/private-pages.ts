import type { MiddlewareHandler } from 'hono'
import { permissions } from '../web/app/permissions.ts'
import type { SiteVariables } from './security-headers.ts'

/** The router accepts paths in capitals. */
const firstPart = (path: string) => (/^\/([^/]*?)(?:\.data)?(?:\/|$)/i.exec(path)?.[1] ?? '').toLowerCase()

/** `/account`, `/admin`, `/my-recipes` and other folders with pages for signed-in users. */
const privateParts = new Set(
  permissions.flatMap(({ method, path, least }) =>
    method === 'GET' && least !== 'visitor' && !path.startsWith('/api/') ? [firstPart(path)] : [],
  ),
)

/** Pages for everyone, which show a signed-in cook what is in the account. */
const ownParts = new Set(['shopping-list', 'imports'])

/** Keeps private pages out of the browser's cache, so that none stay on a shared computer after sign-out. */
export function privatePages(): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    await next()
    const part = firstPart(context.req.path)
    const isOwn = ownParts.has(part) && Boolean(context.get('user'))
    if (privateParts.has(part) || isOwn) context.res.headers.set('Cache-Control', 'no-store')
  }
}
