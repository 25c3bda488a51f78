import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env/env.ts'

type SiteEnv = Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>

/** Names of home networks and of the machine itself. Nobody can register them. */
const homeEndings = /\.(?:localhost|local|lan|home|home\.arpa|internal)$/

/** Returns the site's origin for a request. Never returns a foreign name that points here. */
export function ownOrigin(env: SiteEnv, request: Request): string {
  const { origin, host } = new URL(request.url)
  const own = originAt(env, request.url)
  if (env.PUBLIC_URL || own !== origin) return own
  // If a proxy at home handles TLS, only the browser's Origin header has the correct scheme.
  const stated = URL.parse(request.headers.get('origin') ?? '')
  return stated?.host === host ? stated.origin : origin
}

/** Like `ownOrigin`, if only the address is available. */
export function originAt(env: SiteEnv, url: string): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const { origin, hostname } = new URL(url)
  return isOwnName(hostname, env.HOST) ? origin : `http://127.0.0.1:${env.PORT}`
}

/**
 * Returns the same request at the site's own address. Pages use that address in links, and React Router compares it
 * with forms.
 */
export function atOwnAddress(env: SiteEnv, request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  const own = ownOrigin(env, request)
  return origin === own ? request : new Request(own + pathname + search, request)
}

/** Returns whether the request uses the site's own address or a name that cannot be registered. */
export function isAtOwnHost(env: SiteEnv, url: string): boolean {
  const { host, hostname } = new URL(url)
  return isOwnName(hostname, env.HOST) || (env.PUBLIC_URL !== undefined && host === new URL(env.PUBLIC_URL).host)
}

/**
 * Returns whether a host name belongs to this site. Without PUBLIC_URL, the site runs on a home network under a local
 * name.
 */
function isOwnName(hostname: string, configured: string): boolean {
  const name = hostname.replace(/\.$/, '')
  if (name === configured.toLowerCase() || !name.includes('.') || homeEndings.test(name)) return true
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ''))
}
