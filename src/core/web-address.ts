/** An address a browser may be sent to: no `javascript:`, no `data:`, nothing with a password in it. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && !url.username && !url.password
}
