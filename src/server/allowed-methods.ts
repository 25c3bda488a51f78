import type { MiddlewareHandler } from 'hono'

/** Pages and the API take the first three. The others get the same answers as a form that a page does not take. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const taken = ['GET', 'HEAD', 'POST']

/**
 * Refuses other methods before a page is rendered. Node cannot even create a request with some of them, such as TRACE.
 * Every refusal of a method says which ones there are, as RFC 9110 demands.
 */
export function allowedMethods(): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const allow = taken.filter((other) => other !== method).join(', ')
    if (!known.has(method)) return context.text('This method isn’t available here.', 405, { Allow: allow })
    await next()
    if (context.res.status === 405 && !context.res.headers.has('Allow')) context.res.headers.set('Allow', allow)
  }
}
