import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Forms of IPv6 address that end up at the IPv4 address in their last four bytes: mapped, and NAT64's public prefix. */
const carryingIpv4 = [ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), ipaddr.IPv6.parseCIDR('64:ff9b::/96')]

/** Azure answers metadata questions here although the address is an ordinary public one. */
const cloudServices = new Set(['168.63.129.16'])

/**
 * Only what is known to be the open internet is public. Everything set aside for another purpose, now or in a form
 * we have not heard of (6to4, Teredo, site-local, documentation, …), is not.
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
