const trackingParameter =
  /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref|ref_src|source|cmpid|ck_subscriber_id|epik|si|_gl|amp)$/i

/**
 * Normalizes an address for comparison: without scheme, www, tracking parameters, fragment and trailing slash.
 * Returns null when the text is not an http(s) address.
 */
export function sourceKey(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const host = url.host.toLowerCase().replace(/^(?:www|m|amp)\./, '')
  const path = url.pathname.replace(/\/(?:amp|index\.(?:html?|php))?\/?$/i, '').replace(/\/+$/, '')
  const parameters = [...url.searchParams].filter(([name]) => !trackingParameter.test(name))
  parameters.sort(([left], [right]) => (left < right ? -1 : 1))
  const query = new URLSearchParams(parameters).toString()
  return host + path + (query ? `?${query}` : '')
}
