/** The parts of a request a redirect may change. */
export interface HopRequest {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | null
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** All a stranger needs to know. Keys travel under many names, so what may cross is listed, not what may not. */
const headersForStrangers = new Set(['accept', 'accept-language', 'user-agent', 'content-type'])

/** The address a response sends us on to: `undefined` when it does not, `null` when it makes no sense. */
export function redirectTarget(status: number, location: string | null, from: URL): URL | null | undefined {
  if (!redirectStatuses.has(status) || location === null) return undefined
  // Header bytes arrive as Latin-1; servers that put raw letters in an address mean UTF-8.
  return URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from)
}

export function redirectedRequest(request: HopRequest, status: number, from: URL, to: URL): HopRequest {
  const becomesGet = status === 303 || (status < 303 && request.method === 'POST')
  const headers = Object.entries(request.headers).filter(
    ([name]) =>
      (from.origin === to.origin || headersForStrangers.has(name)) && !(becomesGet && name.startsWith('content-')),
  )
  return {
    method: becomesGet ? 'GET' : request.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? null : request.body,
  }
}
