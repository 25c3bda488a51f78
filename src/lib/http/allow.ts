import ipaddr from 'ipaddr.js'

/** An exemption from the private-address block for one port, or for all ports when null. */
export type AllowRule =
  | { kind: 'name'; name: string; port: number | null }
  | { kind: 'network'; network: [ipaddr.IPv4 | ipaddr.IPv6, number]; port: number | null }

/** `host`, `host:443`, `10.0.0.0/8`, `10.0.0.0/8:443`, `fd00::/8`, `[fd00::1]:443`, `[fd00::]/8:443`. */
const shape =
  /^(?:\[(?<bracketed>[\da-f:.]+)\]|(?<plain>[^:/\s]+)|(?<colons>[\da-f:.]+))(?:\/(?<bits>\d{1,3}))?(?::(?<port>\d{1,5}))?$/i

/** Parses an entry. Returns undefined for an invalid one. */
export function parseAllowRule(entry: string): AllowRule | undefined {
  const parts = shape.exec(entry.trim())?.groups
  if (!parts) return undefined
  const port = parts.port === undefined ? null : Number(parts.port)
  if (port !== null && (port < 1 || port > 65_535)) return undefined

  const ipv6 = parts.bracketed ?? parts.colons
  // Normalizes like the addresses it is compared with: case, international names, unusual spellings of numbers.
  const host = URL.parse(`http://${ipv6 === undefined ? parts.plain : `[${ipv6}]`}`)?.hostname.replace(/^\[|\]$/g, '')
  if (!host) return undefined
  if (!ipaddr.isValid(host)) {
    return parts.bits === undefined ? { kind: 'name', name: withoutFinalDot(host), port } : undefined
  }
  const address = ipaddr.parse(host)
  const longest = address.kind() === 'ipv4' ? 32 : 128
  const bits = parts.bits === undefined ? longest : Number(parts.bits)
  return bits > longest ? undefined : { kind: 'network', network: [address, bits], port }
}

export function allowsName(rules: ReadonlyArray<AllowRule>, name: string, port: number): boolean {
  return rules.some(
    (rule) => rule.kind === 'name' && rule.name === withoutFinalDot(name) && (rule.port === null || rule.port === port),
  )
}

export function allowsAddress(rules: ReadonlyArray<AllowRule>, address: string, port: number): boolean {
  if (!ipaddr.isValid(address)) return false
  const candidate = ipaddr.process(address)
  return rules.some(
    (rule) =>
      rule.kind === 'network' &&
      (rule.port === null || rule.port === port) &&
      rule.network[0].kind() === candidate.kind() &&
      candidate.match(rule.network),
  )
}

/** Removes the final dot, because `localhost.` and `localhost` name the same host. */
export function withoutFinalDot(name: string): string {
  return name.replace(/\.$/, '')
}
