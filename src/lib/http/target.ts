import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address.ts'
import { allowsAddress, allowsName, withoutFinalDot, type AllowRule } from './allow.ts'
import { httpProblem, problemFromError, type HttpProblem } from './problem.ts'

export interface ResolvedAddress {
  address: string
  family: number
}

export type Lookup = (name: string) => Promise<ReadonlyArray<ResolvedAddress>>

/** A checked address and the IP addresses it may connect to. */
export interface Target {
  ok: true
  url: URL
  addresses: ReadonlyArray<ResolvedAddress>
}

const longestAddress = 8_000

/** Ports of mail, remote shells, file shares, databases and queues, which never serve recipes. */
const portsOfOtherServices = new Set([
  0, 1, 7, 9, 11, 13, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 79, 109, 110, 111, 113, 119, 123, 135, 137, 138,
  139, 143, 161, 162, 179, 389, 427, 445, 465, 512, 513, 514, 515, 543, 544, 548, 554, 587, 623, 636, 873, 993, 995,
  1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 3306, 3389, 4369, 5060, 5061, 5432, 5672, 5900, 6000, 6379, 6432,
  6667, 9042, 9092, 10250, 11211, 27017, 50000,
])

/** Reserved local names, whatever address a name server returns for them. */
const privateName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/

/** Parses an address like a browser, so that unusual spellings of a host are normalized before the check. */
export function checkUrl(address: string, rules: ReadonlyArray<AllowRule>): { ok: true; url: URL } | HttpProblem {
  const url = address.length > longestAddress ? null : URL.parse(address)
  if (!url) return httpProblem('bad-address', 'This is not a web address.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return httpProblem('bad-address', 'Only addresses that start with http:// or https:// can be opened.')
  }
  if (url.username || url.password) {
    return httpProblem('bad-address', 'The address must not contain a user name or password.')
  }
  const host = hostOf(url)
  const port = portOf(url)
  if (allowsName(rules, host, port) || allowsAddress(rules, host, port)) return { ok: true, url }
  if (portsOfOtherServices.has(port)) return httpProblem('refused-address', `Web pages don’t use port ${port}.`)
  if (isIP(host) && !isPublicAddress(host)) return refused(host)
  return { ok: true, url }
}

/**
 * Looks the name up once. The caller connects only to these addresses, so a name that later resolves differently cannot
 * bypass the check.
 */
export async function resolveTarget(
  url: URL,
  rules: ReadonlyArray<AllowRule>,
  lookup: Lookup,
): Promise<Target | HttpProblem> {
  const host = hostOf(url)
  const family = isIP(host)
  if (family) return { ok: true, url, addresses: [{ address: host, family }] }
  let addresses: ReadonlyArray<ResolvedAddress>
  try {
    addresses = await lookup(host)
  } catch (cause) {
    return problemFromError(cause, host)
  }
  if (addresses.length === 0) return httpProblem('dns', `No site called ${host} could be found.`)
  const port = portOf(url)
  const isPublicName = !privateName.test(withoutFinalDot(host))
  const mayConnect =
    allowsName(rules, host, port) ||
    addresses.every(({ address }) => (isPublicName && isPublicAddress(address)) || allowsAddress(rules, address, port))
  return mayConnect ? { ok: true, url, addresses } : refused(host)
}

/** Pins the connection to checked addresses. TLS still verifies the certificate of the name. */
export function pinnedTo(addresses: ReadonlyArray<ResolvedAddress>): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

export const isAllowedByName = (url: URL, rules: ReadonlyArray<AllowRule>) =>
  allowsName(rules, hostOf(url), portOf(url))

export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

function refused(host: string): HttpProblem {
  return httpProblem('refused-address', `${host} is not on the public internet, so we do not open it.`)
}
