import { lookup as systemLookup } from 'node:dns/promises'
import { parseAllowRule, type AllowRule } from './allow.ts'
import { acceptedEncodings } from './body.ts'
import { sendRequest, unlessAborted, type FetchStage, type HopLimits, type SafeResponse } from './hop.ts'
import { httpProblem, type HttpProblem } from './problem.ts'
import { redirectedRequest, type HopRequest } from './redirect.ts'
import { checkUrl, isAllowedByName, resolveTarget, type Lookup, type Target } from './target.ts'
import { openSocket, type Socket } from './web-socket.ts'

export type { FetchStage, SafeResponse } from './hop.ts'
export type { HttpProblem } from './problem.ts'

export interface HttpOptions {
  /** Entries of `OUTBOUND_ALLOW`: hosts or networks, with optional port, that may be private. */
  allow: ReadonlyArray<string>
  userAgent?: string
  lookup?: Lookup
}

interface FetchOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  accept?: string
  /** For the whole request, from the name lookup to the last byte after the last redirect. */
  timeoutMs?: number
  /** Limit of the decompressed body. */
  maxBytes?: number
  maxRedirects?: number
  signal?: AbortSignal | undefined
  /** Called again for every redirect. */
  onStage?: ((stage: FetchStage) => void) | undefined
}

interface SocketOptions {
  headers?: Record<string, string>
  /** For the connection only. */
  timeoutMs?: number
  /** The longest message, and the most that may wait to be read. */
  maxBytes?: number
  signal?: AbortSignal | undefined
}

export interface Http {
  fetch(address: string, options?: FetchOptions): Promise<SafeResponse | HttpProblem>
  /** Opens a WebSocket. The address starts with `http` and is checked like any other. A redirect is an error. */
  openSocket(address: string, options?: SocketOptions): Promise<Socket | HttpProblem>
  /** Returns why an address may not be opened, or null. For another server that opens it for us. */
  problemWith(address: string, signal?: AbortSignal): Promise<HttpProblem | null>
}

/** Creates the only client for requests whose address a visitor or a page can influence. */
export function createHttp({ allow, userAgent, lookup = systemAddresses }: HttpOptions): Http {
  const rules = allow.map((entry) => {
    const rule = parseAllowRule(entry)
    if (!rule) throw new Error(`"${entry}" is neither a host nor a network`)
    return rule
  })

  return {
    fetch(address, options = {}) {
      return withDeadline(options.timeoutMs ?? 15_000, options.signal, (signal) => {
        const request = firstRequest(options, userAgent)
        const limits = { signal, maxBytes: options.maxBytes ?? 10_000_000, onStage: options.onStage ?? (() => {}) }
        return follow(address, request, { rules, lookup, limits, maxRedirects: options.maxRedirects ?? 5 })
      })
    },
    problemWith(address, stop) {
      return withDeadline(15_000, stop, async (signal) => {
        const checked = checkUrl(address, rules)
        // The other server may find an allowed name where this one does not.
        if (checked.ok && isAllowedByName(checked.url, rules)) return null
        const target = await findTarget(address, { rules, lookup, signal })
        return target.ok ? null : target
      })
    },
    openSocket(address, { headers = {}, timeoutMs = 15_000, maxBytes = 10_000_000, signal: stop } = {}) {
      return withDeadline(timeoutMs, stop, async (signal) => {
        const target = await findTarget(address, { rules, lookup, signal })
        if (!target.ok) return target
        const all = { ...(userAgent === undefined ? {} : { 'user-agent': userAgent }), ...headers }
        return openSocket(target, all, { signal, maxBytes })
      })
    },
  }
}

async function withDeadline<Outcome>(
  timeoutMs: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | HttpProblem> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = stop ? AbortSignal.any([stop, deadline]) : deadline
  try {
    signal.throwIfAborted()
    return await work(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    return stop?.aborted
      ? httpProblem('aborted', 'Stopped before the answer was complete.')
      : httpProblem('timeout', `No complete answer within ${timeoutMs / 1000} seconds.`)
  }
}

function firstRequest(options: FetchOptions, userAgent: string | undefined): HopRequest {
  const given = Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  return {
    method: options.method ?? 'GET',
    headers: {
      accept: options.accept ?? '*/*',
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      ...Object.fromEntries(given),
      'accept-encoding': acceptedEncodings,
    },
    body: options.body ?? null,
  }
}

interface Route {
  rules: ReadonlyArray<AllowRule>
  lookup: Lookup
  limits: HopLimits
  maxRedirects: number
}

/** Checks each redirect like the first address, because a public page may redirect to a private one. */
async function follow(
  firstAddress: string,
  firstHop: HopRequest,
  { rules, lookup, limits, maxRedirects }: Route,
): Promise<SafeResponse | HttpProblem> {
  let address = firstAddress
  let request = firstHop
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const target = await findTarget(address, { rules, lookup, signal: limits.signal, onStage: limits.onStage })
    if (!target.ok) return target
    const answer = await sendRequest(target, request, limits)
    if (!answer.ok || !('redirectTo' in answer)) return answer
    request = redirectedRequest(request, answer.status, target.url, answer.redirectTo)
    address = answer.redirectTo.href
  }
  return httpProblem('too-many-redirects', `The address redirects more than ${maxRedirects} times.`)
}

interface Search {
  rules: ReadonlyArray<AllowRule>
  lookup: Lookup
  signal: AbortSignal
  onStage?: HopLimits['onStage']
}

async function findTarget(address: string, { rules, lookup, signal, onStage }: Search): Promise<Target | HttpProblem> {
  const checked = checkUrl(address, rules)
  if (!checked.ok) return checked
  onStage?.('looking-up')
  return unlessAborted(resolveTarget(checked.url, rules, lookup), signal)
}

/** Looks up a name with the system, which also reads the hosts file. That file may name hosts of the local network. */
async function systemAddresses(name: string) {
  return systemLookup(name, { all: true })
}
