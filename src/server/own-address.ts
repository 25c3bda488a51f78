import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env.ts'

type SiteEnv = Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>

/** Endings that lead nowhere outside a house, and the machine itself. Nobody can register a name under them. */
const homeEndings = /\.(?:localhost|local|lan|home|home\.arpa|internal)$/

/** The address the site goes by in this request. A name that anybody may have pointed here is never taken for ours. */
export function ownOrigin(env: SiteEnv, request: Request): string {
  const { origin, host } = new URL(request.url)
  const own = originAt(env, request.url)
  if (env.PUBLIC_URL || own !== origin) return own
  // Where a proxy at home speaks TLS for us, only the browser knows.
  const said = URL.parse(request.headers.get('origin') ?? '')
  return said?.host === host ? said.origin : origin
}

/** The same for whoever says nothing but the address asked for. */
export function originAt(env: SiteEnv, url: string): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const { origin, hostname } = new URL(url)
  return isOwnName(hostname, env.HOST) ? origin : `http://127.0.0.1:${env.PORT}`
}

/** The same request, asked at our own address: pages name themselves by it, and React Router compares forms with it. */
export function atOwnAddress(env: SiteEnv, request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  const own = ownOrigin(env, request)
  return origin === own ? request : new Request(own + pathname + search, request)
}

/** Without a PUBLIC_URL the site is on somebody's own machine or home network, under a name of that place. */
function isOwnName(hostname: string, configured: string): boolean {
  const name = hostname.replace(/\.$/, '')
  if (name === configured.toLowerCase() || !name.includes('.') || homeEndings.test(name)) return true
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ''))
}
