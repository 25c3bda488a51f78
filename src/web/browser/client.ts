import { isRouteErrorResponse } from 'react-router'

/** Returns undefined for an answer of another shape. */
type Check<Answer> = (value: unknown) => Answer | undefined

type Outcome<Answer> = { ok: true; answer: Answer } | Failure
type Failure =
  /** `unreadable`: the answer has another shape. */
  | { ok: false; reason: 'unreachable' | 'aborted' | 'unreadable' }
  /** `said` is the JSON body of the refusal. Null when the body is not JSON. */
  | { ok: false; reason: 'refused'; status: number; said: unknown }

/** Statuses of a proxy without its site, or of a site that is starting. */
const passing = new Set([502, 503, 504])
const pausesMs = [500, 2_000]

/** Reads JSON. Retries twice without a connection or after a passing status. Never throws. */
export const get = <Answer>(address: string, check: Check<Answer>, signal?: AbortSignal): Promise<Outcome<Answer>> =>
  retried(async () => readAs(await ask(address, withSignal(signal)), check, signal), signal)

/** Sends once, because a request that broke off may have arrived. Reads the JSON answer. */
export async function post<Answer>(address: string, body: object, check: Check<Answer>, options: SendOptions = {}) {
  return readAs(await send(address, body, options), check, options.signal)
}

interface SendOptions {
  signal?: AbortSignal | undefined
  /** Finishes the request even if the visitor leaves the page. */
  keepalive?: boolean
}

/** Sends a form or JSON once. Use it for streamed answers, or when only the status matters. */
export function send(address: string, body: object, { signal, keepalive = false }: SendOptions = {}) {
  const isForm = body instanceof URLSearchParams
  return ask(address, {
    method: 'POST',
    ...(isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(keepalive && { keepalive }),
    ...withSignal(signal),
  })
}

const withSignal = (signal: AbortSignal | undefined): RequestInit => (signal ? { signal } : {})

/** Makes one attempt, for pages that poll. */
export const isSiteThere = async () => (await ask('/healthz', { cache: 'no-store' })).ok

/** Loads a fetcher's data with the retries and checks of `get`. Returns null on failure: a fetcher that throws replaces the whole page. */
export async function fromLoader<Answer>(
  serverLoader: () => Promise<unknown>,
  check: Check<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const load = () => serverLoader().then((value) => checked(value, check), failureOf)
  const outcome = await retried<Answer>(load, signal)
  return outcome.ok ? outcome.answer : null
}

function failureOf(cause: unknown): Failure {
  if (isRouteErrorResponse(cause)) return { ok: false, reason: 'refused', status: cause.status, said: cause.data }
  // Browsers throw a TypeError without a connection.
  return { ok: false, reason: cause instanceof TypeError ? 'unreachable' : 'unreadable' }
}

async function ask(address: string, init: RequestInit): Promise<Outcome<Response>> {
  try {
    const response = await fetch(address, init)
    if (response.ok) return { ok: true, answer: response }
    const said: unknown = await response.json().catch(() => null)
    return { ok: false, reason: 'refused', status: response.status, said }
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

/** Returns undefined for anything but JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A check that throws has met another shape too. */
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
  !outcome.ok && (outcome.reason === 'unreachable' || (outcome.reason === 'refused' && passing.has(outcome.status)))

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

/** An abort ends the pause early. The next attempt then fails at once. */
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
