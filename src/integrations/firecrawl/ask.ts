import type { z } from 'zod'
import { crawlerMessages, crawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Http } from '../../lib/http/http.ts'
import { type Answer, parseAnswer, problemOfConnection } from './answer.ts'

export interface FirecrawlAccess {
  /** Empty for a self-hosted server without keys. */
  key: string
  /** Without a trailing slash. */
  baseUrl: string
}

interface Question<Value> {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Completes the sentence "Failed to …". */
  action: string
  schema: z.ZodType<Value>
  body?: object
  /** How long the job itself may take at the crawler. */
  jobTimeoutMs?: number | undefined
  maxBytes?: number
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

export type Ask = <Value>(question: Question<Value>) => Promise<Answer<Value>>

/** The time the crawler grants a page if the request does not say. */
const usualJobTimeoutMs = 30_000
/** For the answer to arrive after the job's own time is over. */
const extraMs = 5_000

/** Returns a function that sends one request. A redirect is refused, because it would carry the key to another server. */
export function createAsk(http: Http, access: FirecrawlAccess): Ask {
  return async ({ method = 'GET', path, action, schema, body, jobTimeoutMs, maxBytes, idempotencyKey, signal }) => {
    if (isCloud(access.baseUrl) && !access.key) return crawlerProblem('key', 401, crawlerMessages.noKey)
    const response = await http.fetch(`${access.baseUrl}${path}`, {
      method,
      headers: { ...headersOf(access), ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }) },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: (jobTimeoutMs ?? usualJobTimeoutMs) + extraMs,
      maxBytes: maxBytes ?? 5_000_000,
      maxRedirects: 0,
      signal,
    })
    if (!response.ok) return problemOfConnection(response, access.baseUrl)
    return parseAnswer(response, action, schema)
  }
}

export function headersOf({ key }: FirecrawlAccess): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
  }
}

function isCloud(baseUrl: string): boolean {
  return /(^|\.)firecrawl\.dev$/.test(new URL(baseUrl).hostname)
}
