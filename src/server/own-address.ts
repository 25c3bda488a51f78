import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env/env.ts'

type SiteEnv = Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>

/** Names that only exist in a home network, and the machine itself. They cannot be registered. */
const homeEndings = /\.(?:localhost|local|lan|home|home\.arpa|internal)$/

/** Returns the site's address for a request. Never a foreign name that points here. */
export function ownOrigin(env: SiteEnv, request: Request): string {
  const { origin, host } = new URL(request.url)
  const own = originAt(env, request.url)
  if (env.PUBLIC_URL || own !== origin) return own
  // When a proxy at home handles TLS, only the browser knows the scheme.
  const said = URL.parse(request.headers.get('origin') ?? '')
  return said?.host === host ? said.origin : origin
}

/** Like `ownOrigin`, when only the address is known. */
export function originAt(env: SiteEnv, url: string): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const { origin, hostname } = new URL(url)
  return isOwnName(hostname, env.HOST) ? origin : `http://127.0.0.1:${env.PORT}`
}

/** The same request at our own address, which pages use in links and React Router compares with forms. */
export function atOwnAddress(env: SiteEnv, request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  const own = ownOrigin(env, request)
  return origin === own ? request : new Request(own + pathname + search, request)
}

/** Tells whether the request uses the site's own address or a name that cannot be registered. */
export function isAtOwnHost(env: SiteEnv, url: string): boolean {
  const { host, hostname } = new URL(url)
  return isOwnName(hostname, env.HOST) || (env.PUBLIC_URL !== undefined && host === new URL(env.PUBLIC_URL).host)
}

/** Without PUBLIC_URL, the site runs on a home network under a local name. */
function isOwnName(hostname: string, configured: string): boolean {
  const name = hostname.replace(/\.$/, '')
  if (name === configured.toLowerCase() || !name.includes('.') || homeEndings.test(name)) return true
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ''))
}
