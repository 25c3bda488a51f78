/** Longer ones are nobody's page, and have to fit into a header. */
const longest = 1000
/** Stands for the site: what does not resolve to it leads elsewhere. */
const here = 'http://here.invalid'
/** Browsers read a backslash as a slash, and drop tabs and line ends before they read anything. */
const shape = /^\/(?![/\\])[^\p{Cc}\\]*$/u
/** What lets one in or out, calls of scripts, ways out of the site, and files: after signing in one reads a page. */
const noPage = /^\/(?:auth|api|sign-out|go)(?:[/.]|$)|^\/(?:account|admin\/[^/]+)\/export$|\.[a-z]+$/i

/**
 * The page of this site one goes on to after signing in, or null for home. It stands in an address that anybody may write into a link,
 * so nothing but a path and its query comes through, as the browser would read it.
 */
export function nextPage(asked: string | null): string | null {
  if (!asked || asked.length > longest || !shape.test(asked)) return null
  const url = URL.parse(asked, here)
  if (url?.origin !== here) return null
  // `/.//elsewhere.test` is of this site, and becomes an address that is not.
  const path = url.pathname + url.search
  return path.startsWith('//') || noPage.test(decoded(url.pathname)) ? null : path
}

/** Where an address of signing in says one goes on to. */
export const nextIn = (address: string) => nextPage(new URL(address, here).searchParams.get('next'))

/** An address of signing in that takes along where one goes on to. */
export function withNext(address: string, next: string | null): string {
  if (next === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`
}

/** As the router reads it; what it cannot read is no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/auth'
  }
}
