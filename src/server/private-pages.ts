import type { MiddlewareHandler } from 'hono'
import { permissions } from '../web/app/permissions.ts'

/** The router accepts paths in capitals. */
const firstPart = (path: string) => (/^\/([^/]*?)(?:\.data)?(?:\/|$)/i.exec(path)?.[1] ?? '').toLowerCase()

/** `/account`, `/admin`, `/my-recipes` and other folders with pages for signed-in users. */
const privateParts = new Set(
  permissions.flatMap(({ method, path, least }) =>
    method === 'GET' && least !== 'visitor' && !path.startsWith('/api/') ? [firstPart(path)] : [],
  ),
)

/** Keeps private pages out of the browser's cache, so that none stay on a shared computer after sign-out. */
export function privatePages(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (privateParts.has(firstPart(context.req.path))) context.res.headers.set('Cache-Control', 'no-store')
  }
}
