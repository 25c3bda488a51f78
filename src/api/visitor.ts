import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env/env.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

interface Visitor {
  name: string
  /** True for a direct connection from this machine that forwards no other visitor's request. */
  isThisMachine: boolean
}

type Proxies = Pick<Env, 'TRUSTED_PROXIES'>

/** Returns the visitor a request comes from, for limits per address. */
export function visitorOf(context: Context, env: Proxies): string {
  return visitorAt(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), env).name
}

/**
 * Finds the visitor behind trusted proxies. Each proxy appends the address it received the request from to
 * `X-Forwarded-For`, so the list is read from the right as long as the proxies are trusted.
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

/** Some proxies add the port. */
const shape =
  /^(?:(?<ipv4>\d+(?:\.\d+){3})(?::\d+)?|\[(?<bracketed>[\da-f:.]+)\](?::\d+)?|(?<ipv6>[\da-f:.]+(?:%\w+)?))$/i

/** Returns undefined for anything but an address in its usual notation. */
function readAddress(text: string): Address | undefined {
  const parts = shape.exec(text.trim())?.groups
  const address = parts?.ipv4 ?? parts?.bracketed ?? parts?.ipv6
  return address && ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}

/** An IPv6 network has 2⁶⁴ addresses and counts as one visitor. */
function nameOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
