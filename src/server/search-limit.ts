import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { visitorAt } from '../api/visitor.ts'
import type { Env } from '../lib/env/env.ts'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

const windowMs = 60_000
/** Limits memory. If there are more visitors than this within a minute, the others are not counted. */
const mostVisitors = 100_000
/** Pages that search all recipes for words or foods. Suggestions only look words up. */
const searchPages = /^\/+(?:search(?:\/+own)?|what-can-i-make|meal-plan\/+(?:find|add))\/*(?:_?\.data)?\/*$/i

/**
 * Returns true for every spelling of a searching page's address that the router accepts: `/Search`, `/%73earch`,
 * `/x/../search//`.
 */
function isSearch(address: string): boolean {
  const url = URL.parse(address.startsWith('/') ? `http://site${address}` : address)
  if (!url) return false
  try {
    return searchPages.test(decodeURIComponent(url.pathname))
  } catch {
    // The address has an invalid escape, so the router finds no page.
    return false
  }
}

export type SearchLimit = ReturnType<typeof createSearchLimit>

/**
 * Returns the time of a monotonic clock. With the system clock, visitors had to wait a day after it was set back by a
 * day.
 */
const uptime = () => performance.now()

/**
 * Limits searches per visitor. A search costs the database as much as fifty other pages, and no cache helps against
 * searches that are always new. Counts are in memory, per process, because a query would cost as much as some searches.
 * Requests from this machine are not counted, because they may come from a proxy that does not send the visitor's
 * address.
 */
export function createSearchLimit(env: Pick<Env, 'SEARCHES_PER_MINUTE' | 'TRUSTED_PROXIES'>, now = uptime) {
  const counts = new Map<string, number>()
  // The front door and the site both check the same request, which must count only once.
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
      if (env.SEARCHES_PER_MINUTE === 0 || !isSearch(request.url ?? '')) return 0
      const known = answers.get(request)
      if (known !== undefined) return known
      const seconds = count(request)
      answers.set(request, seconds)
      return seconds
    },
  }
}

/** Answers 429 with the time to wait. */
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
      title: 'Too many searches',
      sentence: 'You searched too often in the last minute.',
      advice: 'Wait a minute, then reload this page. Your search is still in its address.',
    })
    response.headers.set('Retry-After', String(seconds))
    return response
  }
}
