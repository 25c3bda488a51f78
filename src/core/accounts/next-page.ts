/** Characters. The path must fit into a header. */
const maxLength = 1000
/** Placeholder for the site's origin. A path that resolves to another origin leads elsewhere. */
const here = 'http://here.invalid'
/** Browsers read a backslash as a slash, and drop tabs and line ends before parsing a URL. */
const shape = /^\/(?![/\\])[^\p{Cc}\\]*$/u
/** Paths that visitors can't return to: sign-in and sign-out, API calls, outbound redirects and downloads. */
const notAPage = /^\/(?:auth|api|sign-out|go)(?:[/.]|$)|^\/(?:account|admin\/[^/]+)\/export$|\.[a-z]+$/i

/**
 * Returns the page to show after signing in, or null for home. The value comes from a URL anyone can craft, so only a
 * path and query on this site pass, normalized the way browsers do.
 */
export function nextPage(requested: string | null): string | null {
  if (!requested || requested.length > maxLength || !shape.test(requested)) return null
  const url = URL.parse(requested, here)
  if (url?.origin !== here) return null
  // `/.//elsewhere.test` normalizes to `//elsewhere.test`, which leaves the site.
  const path = url.pathname + url.search
  return path.startsWith('//') || notAPage.test(decoded(url.pathname)) ? null : path
}

/** Reads the return page from a sign-in URL. */
export const nextIn = (address: string) => nextPage(new URL(address, here).searchParams.get('next'))

/** Adds the return page to a sign-in URL. */
export function withNext(address: string, next: string | null): string {
  if (next === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`
}

/** Decodes like the router. Malformed escapes count as a sign-in path, which is never a return page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/auth'
  }
}
