import type { IncomingMessage } from 'node:http'
import { readNewFlash } from '../../core/flash.ts'
import { hasSessionCookie } from '../../core/session-cookie.ts'
import type { Env } from '../../lib/env.ts'
import { originAt } from '../own-address.ts'
import { type Encoding, encodingFor } from './encoding.ts'

interface AskedPage {
  address: string
  encoding: Encoding
}

/** Who is signed in, or is to be told something, gets pages of their own. Any other cookie says nothing to us and changes nothing. */
const isOfOne = (cookies: string) => hasSessionCookie(cookies) || readNewFlash(cookies) !== null

/** Printable, in its usual form, and of a length somebody may want again. */
const plainPath = /^\/(?!\/)(?:(?!%[01][\da-fA-F]|%7[fF])[\w\-.~!$&'()*+,;=:@%/?]){0,1000}$/

/** What other sites add to a link to see who followed it; it changes nothing here. */
const tracking = /(?<=[?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|mc_[ce]id|igshid|yclid)=[^&]*(?:&|$)/g

const mostOrigins = 100

/** Which page a request is for, as far as it is a visitor's and can be answered the same for all of them. */
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
    // Only with an address of its own does the site know itself whatever a browser says about it.
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
