/** The parts of a request a redirect may change. */
export interface HopRequest {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | null
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** The only headers sent to another site. Keys have many names, so this list allows instead of forbidding. */
const headersForOtherSites = new Set(['accept', 'accept-language', 'user-agent', 'content-type'])

/** Returns the redirect's target: `undefined` for no redirect, `null` for an invalid address. */
export function redirectTarget(status: number, location: string | null, from: URL): URL | null | undefined {
  if (!redirectStatuses.has(status) || location === null) return undefined
  // Header bytes arrive as Latin-1, but servers that send raw characters in an address mean UTF-8.
  return URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from)
}

export function redirectedRequest(request: HopRequest, status: number, from: URL, to: URL): HopRequest {
  const becomesGet = status === 303 || (status < 303 && request.method === 'POST')
  const headers = Object.entries(request.headers).filter(
    ([name]) =>
      (from.origin === to.origin || headersForOtherSites.has(name)) && !(becomesGet && name.startsWith('content-')),
  )
  return {
    method: becomesGet ? 'GET' : request.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? null : request.body,
  }
}
