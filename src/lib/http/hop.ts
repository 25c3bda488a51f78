import { Client, type Dispatcher } from 'undici'
import { readBody } from './body.ts'
import { httpProblem, problemFromError, type HttpProblem } from './problem.ts'
import { redirectTarget, type HopRequest } from './redirect.ts'
import { hostOf, pinnedTo, type Target } from './target.ts'

export type FetchStage = 'looking-up' | 'connecting' | 'receiving'

export interface HopLimits {
  maxBytes: number
  signal: AbortSignal
  onStage: (stage: FetchStage) => void
}

/** A response of any status, including 404. */
export interface SafeResponse {
  ok: true
  /** The final address, after redirects. */
  url: string
  status: number
  headers: Headers
  bytes: Uint8Array
}

export interface Redirect {
  ok: true
  status: number
  redirectTo: URL
}

/** Sends a request on its own connection. A shared connection may lead to an address checked for another name. */
export async function sendRequest(
  { url, addresses }: Target,
  request: HopRequest,
  { maxBytes, signal, onStage }: HopLimits,
): Promise<SafeResponse | Redirect | HttpProblem> {
  const host = hostOf(url)
  const client = new Client(url.origin, {
    connect: { lookup: pinnedTo(addresses), signal, timeout: 0, autoSelectFamily: true },
    allowH2: false,
    maxHeaderSize: 64 * 1024,
    // `signal` limits both.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  try {
    onStage('connecting')
    const path = url.pathname + url.search
    const response = await unlessAborted(client.request({ ...request, path, signal }), signal)
    const headers = toHeaders(response.headers)
    const redirectTo = redirectTarget(response.statusCode, headers.get('location'), url)
    if (redirectTo === null)
      return httpProblem('protocol', `${host} redirected us to something that is not a web address.`)
    if (redirectTo) return { ok: true, status: response.statusCode, redirectTo }
    onStage('receiving')
    const body = await readBody(response.body, headers, maxBytes, host)
    return body.ok ? { ok: true, url: url.href, status: response.statusCode, headers, bytes: body.bytes } : body
  } catch (cause) {
    signal.throwIfAborted()
    return problemFromError(cause, host)
  } finally {
    await client.destroy()
  }
}

/** Rejects at once on abort, even while a name server or a connection hangs. */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

function toHeaders(headers: Dispatcher.ResponseData['headers']): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) result.append(name, one)
  }
  return result
}
