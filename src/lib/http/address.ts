import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** IPv6 forms that lead to the IPv4 address in their last four bytes: mapped addresses and the public NAT64 prefix. */
const carryingIpv4 = [ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), ipaddr.IPv6.parseCIDR('64:ff9b::/96')]

/** Azure's metadata service uses an otherwise public address. */
const cloudServices = new Set(['168.63.129.16'])

/**
 * Returns true only for addresses known to be on the public internet. Ranges reserved for any other purpose (6to4,
 * Teredo, site-local, documentation and so on) are not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return isPublicIpv4(parsed)
  if (carryingIpv4.some((network) => parsed.match(network))) {
    return isPublicIpv4(new ipaddr.IPv4(parsed.toByteArray().slice(-4)))
  }
  return parsed.match(globalUnicast) && parsed.range() === 'unicast'
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !cloudServices.has(address.toString())
}
