import type { IncomingMessage } from 'node:http'
import { readNewFlash } from '../../core/forms/flash.ts'
import { hasSessionCookie } from '../../core/accounts/session-cookie.ts'
import type { Env } from '../../lib/env/env.ts'
import { originAt } from '../own-address.ts'
import { type Encoding, encodingFor } from './encoding.ts'

interface AskedPage {
  address: string
  encoding: Encoding
}

/**
 * Returns true for signed-in visitors and for pages with a flash message, which bypass the cache. Other cookies are
 * ignored.
 */
const isOfOne = (cookies: string) => hasSessionCookie(cookies) || readNewFlash(cookies) !== null

/** Matches paths that are printable, normalized, and short enough to be requested again. */
const plainPath = /^\/(?!\/)(?:(?!%[01][\da-fA-F]|%7[fF])[\w\-.~!$&'()*+,;=:@%/?]){0,1000}$/

/** Matches tracking parameters of other sites, which do not change the page. */
const tracking = /(?<=[?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|mc_[ce]id|igshid|yclid)=[^&]*(?:&|$)/g

const mostOrigins = 100

/**
 * Creates a function that returns the page a request is for. It returns undefined if the answer may depend on the
 * visitor.
 */
export function createAskedPage(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>) {
  const origins = new Map<string, string>()

  function originFor(host: string): string | undefined {
    if (env.PUBLIC_URL) return env.PUBLIC_URL
    const known = origins.get(host)
    if (known) return known
    if (!URL.canParse(`http://${host}`) || /[/?#@\\]/.test(host)) return undefined
    const origin = originAt(env, `http://${host}`)
    if (origins.size >= mostOrigins) origins.clear()
    origins.set(host, origin)
    return origin
  }

  return ({ method, url = '', headers }: IncomingMessage): AskedPage | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (headers.authorization !== undefined || !plainPath.test(url)) return undefined
    if (headers.cookie !== undefined && isOfOne(headers.cookie)) return undefined
    // Without PUBLIC_URL, the site's address depends on the Origin header.
    if (headers.origin !== undefined && !env.PUBLIC_URL) return undefined
    const origin = headers.host === undefined ? undefined : originFor(headers.host)
    if (!origin) return undefined
    return { address: origin + withoutTracking(url), encoding: encodingFor(headers['accept-encoding'] as string) }
  }
}

function withoutTracking(url: string): string {
  if (!url.includes('?')) return url
  return url.replaceAll(tracking, '').replace(/[?&]$/, '')
}
