import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

interface Visitor {
  name: string
  /** Nobody else, and no proxy that said whom it asks for. */
  isThisMachine: boolean
}

type Proxies = Pick<Env, 'TRUSTED_PROXIES'>

/** Where a request comes from, for per-address limits. */
export function visitorOf(context: Context, env: Proxies): string {
  return visitorAt(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), env).name
}

/**
 * Each proxy adds whom it was asked by at the right of `X-Forwarded-For`, so the list is followed leftwards as long as those who
 * wrote it are trusted.
 */
export function visitorAt(remote: string | undefined, forwarded: string | undefined, env: Proxies): Visitor {
  const isProxy = (address: Address) =>
    env.TRUSTED_PROXIES.some((network) => network[0].kind() === address.kind() && address.match(network))
  let visitor = readAddress(remote ?? '')
  if (!visitor) return { name: 'unknown', isThisMachine: false }
  for (const entry of (forwarded ?? '').split(',').toReversed()) {
    const named = readAddress(entry)
    if (!named || !isProxy(visitor)) break
    visitor = named
  }
  return { name: nameOf(visitor), isThisMachine: visitor.range() === 'loopback' }
}

/** Some proxies write the port as well. */
const shape =
  /^(?:(?<ipv4>\d+(?:\.\d+){3})(?::\d+)?|\[(?<bracketed>[\da-f:.]+)\](?::\d+)?|(?<ipv6>[\da-f:.]+(?:%\w+)?))$/i

/** Undefined for what is no address in its usual notation. */
function readAddress(text: string): Address | undefined {
  const parts = shape.exec(text.trim())?.groups
  const address = parts?.ipv4 ?? parts?.bracketed ?? parts?.ipv6
  return address && ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}

/** An IPv6 connection comes with 2⁶⁴ addresses, which are one visitor. */
function nameOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
