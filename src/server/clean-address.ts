import type { MiddlewareHandler } from 'hono'

/** No text of ours can hold a NUL, and PostgreSQL refuses it; an address with one is a probe or a mistake. */
export const cleanAddress: MiddlewareHandler = async (context, next) => {
  if (/%00|\0/.test(context.req.url)) return context.text('This address cannot be read', 400)
  return next()
}
