import type { MiddlewareHandler } from 'hono'
import { type Log, requestId as requestIdOf } from '../lib/log.ts'
import type { SiteVariables } from './security-headers.ts'

/** One line a request, with the id a visitor can quote; files and pictures are not worth a line. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    const started = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    const status = context.res.status
    const ms = Math.round(performance.now() - started)
    const level = status >= 500 ? 'error' : 'info'
    if (status >= 400 || !/^\/(?:assets|images)\//.test(path))
      log[level]({ requestId, method, path, status, ms }, 'request')
  }
}
