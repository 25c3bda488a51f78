import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { visitorAt } from '../api/visitor.ts'
import type { Env } from '../lib/env.ts'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

const windowMs = 60_000
/** Bounded memory: of more visitors than these in one minute the rest are not counted. */
const mostVisitors = 100_000
const searchPage = /^\/search\/?(?:\.data)?(?:\?|$)/

export type SearchLimit = ReturnType<typeof createSearchLimit>

/**
 * How long whoever asks has to wait for another search. A search costs the database what fifty other pages do, and the addresses of
 * searches never end, so no cache helps against somebody who asks for all of them. Counted in memory, by each process for itself: to
 * ask the database would cost as much as some searches. The machine itself is not counted, as a proxy that names nobody makes
 * everybody look like it.
 */
export function createSearchLimit(env: Pick<Env, 'SEARCHES_PER_MINUTE' | 'TRUSTED_PROXIES'>, now = Date.now) {
  const counts = new Map<string, number>()
  // The same request is asked about at the front door and behind it.
  const answers = new WeakMap<IncomingMessage, number>()
  let windowEnd = 0

  function count(request: IncomingMessage): number {
    const forwarded = request.headers['x-forwarded-for']
    const visitor = visitorAt(request.socket.remoteAddress, forwarded?.toString(), env)
    if (visitor.isThisMachine) return 0
    if (now() >= windowEnd) {
      counts.clear()
      windowEnd = now() + windowMs
    }
    const searches = (counts.get(visitor.name) ?? 0) + 1
    if (searches > 1 || counts.size < mostVisitors) counts.set(visitor.name, searches)
    return searches > env.SEARCHES_PER_MINUTE ? Math.ceil((windowEnd - now()) / 1000) : 0
  }

  return {
    secondsToWait(request: IncomingMessage): number {
      if (env.SEARCHES_PER_MINUTE === 0 || !searchPage.test(request.url ?? '')) return 0
      const known = answers.get(request)
      if (known !== undefined) return known
      const seconds = count(request)
      answers.set(request, seconds)
      return seconds
    },
  }
}

/** Tells whoever has to wait so. */
export function refuseSearches(
  limit: SearchLimit | undefined,
  refuse: Refuse,
): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const { incoming } = context.env as Partial<HttpBindings>
    const seconds = limit && incoming ? limit.secondsToWait(incoming) : 0
    if (seconds === 0) return next()
    const response = await refuse(context, {
      status: 429,
      title: 'So many searches!',
      sentence: 'You have searched very often in the last minute.',
      advice: 'Please wait a minute, then load this page again. What you searched for is still in its address.',
    })
    response.headers.set('Retry-After', String(seconds))
    return response
  }
}
