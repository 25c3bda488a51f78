import type { MiddlewareHandler } from 'hono'
import { type Log, requestId as requestIdOf } from '../lib/log/log.ts'
import type { SiteVariables } from './security-headers.ts'

interface AnsweredRequest {
  requestId: string
  method: string
  path: string
  status: number
  /** True if the visitor left before the answer. Then a failure is not an error of the site. */
  aborted?: true
  /** The start time, in milliseconds of `performance.now()`. */
  started: number
}

/** Logs one line per request. The line has the request id, which a visitor can quote. */
export function logRequest(log: Log, { started, ...request }: AnsweredRequest): void {
  const ms = Math.round(performance.now() - started)
  log[levelOf(request)]({ ...request, ms }, 'request')
}

/** Monitors ask every few seconds. */
const probes = new Set(['/healthz', '/readyz'])

function levelOf({ status, path }: Pick<AnsweredRequest, 'status' | 'path'>) {
  if (status >= 500) return 'error'
  return probes.has(path) ? 'debug' : 'info'
}

/** The status that other servers also log. It is never sent. */
const visitorLeft = 499

/** Logs requests. Requests for files and pictures are logged only if the file is missing. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    const started = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    const answered = context.res.status
    const isAborted = answered >= 500 && context.req.raw.signal.aborted
    const status = isAborted ? visitorLeft : answered
    if (status >= 400 || !/^\/(?:assets|images)\//.test(path))
      logRequest(log, { requestId, method, path, status, started, ...(isAborted && { aborted: true }) })
  }
}
