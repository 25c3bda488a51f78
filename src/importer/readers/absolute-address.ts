/** Resolves a web address. Returns an empty string for `javascript:`, `data:` and other schemes. */
export function absolute(address: string, base: string): string {
  if (address.trim() === '' || address.length > 4_000) return ''
  const url = URL.parse(address.trim(), base || undefined)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}
