/** An address a browser may be sent to: no `javascript:`, no `data:`, nothing with a password in it, nothing beside itself. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  // `https:evil` would be a place on this site, and a line end does not fit into a header.
  return url !== null && /^https?:\/\/\P{Cc}+$/iu.test(text) && url.hostname !== '' && !url.username && !url.password
}
