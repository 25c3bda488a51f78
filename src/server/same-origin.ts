import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Another site's page must not change anything here in a visitor's name. Browsers say where a request comes from;
 * a client that says nothing (curl, the command line) is not a browser and carries nobody's cookies.
 */
export const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  if (safeMethods.has(context.req.method)) return next()
  const site = context.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return context.text('This form belongs to another site', 403)
  const origin = context.req.header('origin')
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== context.req.header('host'))) {
    return context.text('This form belongs to another site', 403)
  }
  return next()
}
