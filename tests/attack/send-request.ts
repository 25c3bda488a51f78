import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'

export interface SentRequest {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer | FormData | Readable
  /** The visitor's address. The site trusts this machine as a proxy, so each value is a separate visitor. */
  visitor?: string
  cookie?: string
  signal?: AbortSignal
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: number
  ms: number
}

/** Sends a request like a page of the site does. A broken connection returns status 0. */
export async function sendRequest(url: string, path: string, options: SentRequest = {}): Promise<Answer> {
  const started = performance.now()
  const { hostname, port, origin, host } = new URL(url)
  const { visitor = '203.0.113.1', cookie = '', signal = AbortSignal.timeout(120_000) } = options
  const body = options.body instanceof FormData ? await encoded(options.body) : { bytes: options.body, type: undefined }
  const headers = {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': visitor,
    ...(cookie && { cookie }),
    ...(body.type && { 'content-type': body.type }),
    ...options.headers,
  }
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST')
  const sending = request({ hostname, port, path, method, headers, signal, agent: false })
  sending.on('error', () => undefined)
  // A site that refuses a body closes the connection while the body is being sent.
  if (body.bytes instanceof Readable) body.bytes.on('error', () => undefined).pipe(sending)
  else sending.end(body.bytes)
  try {
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    const text = await textOf(answer).catch(() => '')
    const bytes = Buffer.byteLength(text)
    return { status: answer.statusCode ?? 0, headers: answer.headers, text, bytes, ms: performance.now() - started }
  } catch {
    return { status: 0, headers: {}, text: '', bytes: 0, ms: performance.now() - started }
  }
}

async function encoded(form: FormData) {
  const response = new Response(form)
  return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

export const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
export const json = { 'content-type': 'application/json' }
