import type { MiddlewareHandler } from 'hono'
import type { Refusal } from '../web/shell/app-context.ts'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

/** Matches the types of forms. A multipart form must have a boundary. */
const formType = /^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;.*\bboundary=)/i

const refusal: Refusal = {
  status: 400,
  title: 'This form can’t be read',
  sentence: 'The request is not a form of this site.',
  advice: 'Go back, reload the page and submit the form again.',
}

/**
 * Accepts only forms for pages. The check is here because some actions never read the body, and the others would answer
 * 500.
 */
export function formsOnly(refuse: Refuse): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const { method, path } = context.req
    if (method === 'GET' || method === 'HEAD' || path.startsWith('/api/')) return next()
    return formType.test(context.req.header('content-type') ?? '') ? next() : refuse(context, refusal)
  }
}
