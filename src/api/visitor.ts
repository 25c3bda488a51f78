import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from '../lib/env.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Where a request comes from, for per-address limits. Each proxy adds whom it was asked by at the right of
 * `X-Forwarded-For`, so the list is followed leftwards as long as those who wrote it are trusted.
 */
export function visitorOf(context: Context, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): string {
  const isProxy = (address: Address) =>
    TRUSTED_PROXIES.some((network) => network[0].kind() === address.kind() && address.match(network))
  let visitor = readAddress(getConnInfo(context).remote.address ?? '')
  if (!visitor) return 'unknown'
  for (const entry of (context.req.header('x-forwarded-for') ?? '').split(',').toReversed()) {
    const named = readAddress(entry)
    if (!named || !isProxy(visitor)) break
    visitor = named
  }
  return nameOf(visitor)
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
