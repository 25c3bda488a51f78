import type { MiddlewareHandler } from 'hono'

/** What somebody saved is on every page they ask for next, kept ones included. */
export function afterChanges(caughtUp: () => Promise<void> = async () => undefined): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) await caughtUp()
  }
}
