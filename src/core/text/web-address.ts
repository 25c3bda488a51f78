/** Accepts absolute http(s) addresses without credentials, so no `javascript:` and no `data:`. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  // A browser reads `https:evil` as a path on this site. Line ends could inject into a header.
  return url !== null && /^https?:\/\/\P{Cc}+$/iu.test(text) && url.hostname !== '' && !url.username && !url.password
}
