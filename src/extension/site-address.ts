const entry = 'site-address'

/** The address that the site wrote into the download. */
const packed = () => (globalThis as { packedSite?: unknown }).packedSite

/** Returns the address of the cook's site, without a slash at the end, or undefined if none is known. */
export function readSiteAddress(): string | undefined {
  return siteOrigin(localStorage.getItem(entry) ?? String(packed() ?? ''))
}

export function storeSiteAddress(origin: string) {
  localStorage.setItem(entry, origin)
}

/** Reads a typed address. Anything below the site's own address is dropped. */
export function siteOrigin(typed: string): string | undefined {
  const address = URL.parse(/^[\w.-]+(?::\d+)?(?:\/|$)/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim())
  return address && /^https?:$/.test(address.protocol) ? address.origin : undefined
}
