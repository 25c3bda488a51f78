import { isUnavailable } from '../../core/offline/unavailable.ts'

/** Returns undefined if the answer has an unexpected shape. */
type Check<Answer> = (value: unknown) => Answer | undefined

type Outcome<Answer> = { ok: true; answer: Answer } | Failure
type Failure =
  /** `unreadable` means that the answer has an unexpected shape. */
  | { ok: false; reason: 'unreachable' | 'aborted' | 'unreadable' }
  /** `body` is the JSON body of the refusal, or null if the body is not JSON. */
  | { ok: false; reason: 'refused'; status: number; body: unknown }

const pausesMs = [500, 2_000]

/** Reads JSON. Retries twice if there is no connection or the status is temporary. Never throws. */
export const get = <Answer>(
  address: string,
  check: Check<Answer>,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<Outcome<Answer>> =>
  retried(
    async () => readAs(await ask(address, { ...withSignal(signal), ...(headers && { headers }) }), check, signal),
    signal,
  )

/**
 * Gives the pages that React Router loads the retries of `get`. React Router has no option for this, and reads with the
 * global function. An error page of the site itself is an answer.
 */
export function retryPageReads() {
  const readOnce = window.fetch
  window.fetch = async (input, init) => {
    if (!isPageRead(input, init)) return readOnce(input, init)
    const signal = init?.signal ?? undefined
    for (const pauseMs of pausesMs) {
      const response = await readOnce(input, init).catch(() => undefined)
      if (response && !(isUnavailable(response) && !response.headers.has('X-Remix-Response'))) return response
      if (signal?.aborted) break
      await pause(pauseMs, signal)
    }
    return readOnce(input, init)
  }
}

const isPageRead = (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) =>
  !(input instanceof Request) && method === 'GET' && new URL(input, location.href).pathname.endsWith('.data')

/** Sends a request and reads the JSON answer. Never retries, because an interrupted request may have arrived. */
export async function post<Answer>(
  address: string,
  body: object,
  check: Check<Answer>,
  { withinMs, ...options }: PostOptions = {},
): Promise<Outcome<Answer>> {
  const { signal } = options
  if (withinMs === undefined) return readAs(await send(address, body, options), check, signal)
  const limit = new AbortController()
  const stop = () => limit.abort()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(stop, withinMs)
  const outcome = await readAs(await send(address, body, { ...options, signal: limit.signal }), check, limit.signal)
  clearTimeout(timer)
  signal?.removeEventListener('abort', stop)
  const isLate = !outcome.ok && outcome.reason === 'aborted' && !signal?.aborted
  return isLate ? { ok: false, reason: 'unreachable' } : outcome
}

/** For requests that synchronize the browser with the account. One that hangs would block all later ones. */
export const exchangeMs = 30_000

interface SendOptions {
  signal?: AbortSignal | undefined
  /** Finishes the request even if the visitor leaves the page. */
  keepalive?: boolean
  /** For keys of other services, which the site must not store. */
  headers?: Record<string, string>
}

interface PostOptions extends SendOptions {
  /** Gives up after this time. The site then counts as unreachable. */
  withinMs?: number
}

/** Sends a form, a file or JSON once. Use it for streamed answers, or when only the status matters. */
export function send(address: string, body: object, { signal, keepalive = false, headers }: SendOptions = {}) {
  const { headers: type, ...rest } = encoded(body)
  return ask(address, {
    method: 'POST',
    ...rest,
    ...((type || headers) && { headers: { ...type, ...headers } }),
    ...(keepalive && { keepalive }),
    ...withSignal(signal),
  })
}

function encoded(body: object): { body: BodyInit; headers?: Record<string, string> } {
  if (body instanceof URLSearchParams || body instanceof FormData) return { body }
  if (body instanceof Blob) return { body, headers: { 'content-type': 'application/octet-stream' } }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const withSignal = (signal: AbortSignal | undefined): RequestInit => (signal ? { signal } : {})

/** Makes one attempt without retries, for pages that poll. */
export const isSiteThere = async () => (await ask('/healthz', { cache: 'no-store' })).ok

/**
 * Loads a fetcher's data with the checks of `get`. Returns null on failure, because an error in a fetcher would replace
 * the page with the error page.
 */
export async function fromLoader<Answer>(
  serverLoader: () => Promise<unknown>,
  check: Check<Answer>,
): Promise<Answer | null> {
  const outcome = await serverLoader().then(
    (value) => checked(value, check),
    () => undefined,
  )
  return outcome?.ok ? outcome.answer : null
}

async function ask(address: string, init: RequestInit): Promise<Outcome<Response>> {
  try {
    const response = await fetch(address, init)
    if (response.ok) return { ok: true, answer: response }
    const body: unknown = await response.json().catch(() => null)
    return { ok: false, reason: 'refused', status: response.status, body }
  } catch {
    return { ok: false, reason: init.signal?.aborted ? 'aborted' : 'unreachable' }
  }
}

async function readAs<Answer>(
  outcome: Outcome<Response>,
  check: Check<Answer>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Answer>> {
  if (!outcome.ok) return outcome
  try {
    return checked(parsed(await outcome.answer.text()), check)
  } catch {
    return { ok: false, reason: signal?.aborted ? 'aborted' : 'unreachable' }
  }
}

/** Returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns `unreadable` if the check fails or throws. */
function checked<Answer>(value: unknown, check: Check<Answer>): Outcome<Answer> {
  try {
    const answer = check(value)
    if (answer !== undefined) return { ok: true, answer }
  } catch (cause) {
    console.error(cause)
  }
  return { ok: false, reason: 'unreadable' }
}

const mayPass = (outcome: Outcome<unknown>) =>
  !outcome.ok && (outcome.reason === 'unreachable' || (outcome.reason === 'refused' && isUnavailable(outcome)))

async function retried<Answer>(
  attempt: () => Promise<Outcome<Answer>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Answer>> {
  let outcome = await attempt()
  for (const pauseMs of pausesMs) {
    if (!mayPass(outcome)) break
    if (signal?.aborted) return { ok: false, reason: 'aborted' }
    await pause(pauseMs, signal)
    outcome = await attempt()
  }
  return outcome
}

/** Waits. An abort ends the wait early, and the next attempt then fails at once. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
