import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '@notionhq/client'
import type { Http, HttpProblem } from '../../lib/http/http.ts'
import { NotionProblem, toNotionProblem } from './notion-problem.ts'

export interface NotionAccess {
  key: string
  /** Without a trailing slash. */
  baseUrl: string
}

/** Least time between two requests. Notion allows three a second on average. */
export interface Pace {
  pauseMs: number
  nextAt: number
}

export const createPace = (pauseMs: number): Pace => ({ pauseMs, nextAt: 0 })

export interface Patience {
  signal?: AbortSignal
  pace?: Pace
  /** How often the client repeats a request after "429" or "503". A job waits outside instead. */
  retries?: number
}

/** The API version in which databases have data sources. Version 5 of the client is made for it. */
const notionVersion = '2025-09-03'

const unreachableSeconds = 30
const timeoutMs = 20_000
const limits = { timeoutMs, maxBytes: 5_000_000, maxRedirects: 0 }

/** The official client. Its requests go through our own HTTP client, and it logs nothing. */
export function connectNotion(http: Http, { key, baseUrl }: NotionAccess, patience: Patience = {}) {
  const { signal, pace = createPace(0), retries = 2 } = patience
  const send: SendRequest = async (address, { method, headers, body } = {}) => {
    const waitMs = pace.nextAt - performance.now()
    pace.nextAt = Math.max(performance.now(), pace.nextAt) + pace.pauseMs
    if (waitMs > 0) await sleep(waitMs)
    const answer = await http.fetch(address, {
      ...limits,
      method: method === 'POST' ? 'POST' : 'GET',
      ...(headers && { headers }),
      ...(typeof body === 'string' && { body }),
      signal,
    })
    if (!answer.ok) throw problemOf(answer)
    return {
      ok: answer.status >= 200 && answer.status < 300,
      status: answer.status,
      headers: answer.headers,
      text: async () => new TextDecoder().decode(answer.bytes),
    }
  }
  return new Client({
    auth: key,
    baseUrl,
    notionVersion,
    timeoutMs: timeoutMs + 5_000 + pace.pauseMs,
    logger: () => undefined,
    retry: retries > 0 && { maxRetries: retries, initialRetryDelayMs: 500, maxRetryDelayMs: 5_000 },
    fetch: send,
  })
}

/** A too large answer stays too large, so waiting does not help. */
const problemOf = ({ kind, message }: HttpProblem) =>
  kind === 'too-large'
    ? new NotionProblem('too-large', message)
    : new NotionProblem('unreachable', message, unreachableSeconds)

type SendRequest = NonNullable<NonNullable<ConstructorParameters<typeof Client>[0]>['fetch']>

export type NotionClient = ReturnType<typeof connectNotion>

/** Makes a call and throws only `NotionProblem`. */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (cause) {
    throw toNotionProblem(cause)
  }
}
