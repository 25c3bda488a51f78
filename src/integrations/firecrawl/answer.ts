import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import {
  crawlerMessages,
  crawlerProblem,
  type CrawlerProblem,
  type CrawlerProblemKind,
} from '../../core/crawler/crawler-problem.ts'
import type { HttpProblem, SafeResponse } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'

export type Answer<Value> = { ok: true; value: Value } | CrawlerProblem

/** Statuses whose answers name the reason. */
const explained = new Set([400, 402, 403, 408, 409, 500])
const kinds: Readonly<Record<number, CrawlerProblemKind>> = {
  401: 'key',
  402: 'credits',
  403: 'key',
  404: 'not-found',
  408: 'timeout',
  429: 'busy',
  503: 'busy',
  504: 'timeout',
}
const longestWait = 3600
const longestText = 500

const Refusal = z.object({
  success: z.unknown().optional(),
  error: z.string().optional().catch(undefined),
  details: z.unknown().optional(),
})

/** Parses an answer. `action` completes the sentence "Failed to …". */
export function parseAnswer<Value>(response: SafeResponse, action: string, schema: z.ZodType<Value>): Answer<Value> {
  const body = jsonIn(response.bytes)
  if (response.status !== 200) return refusalOf(response, action, body)
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const error = Refusal.safeParse(body).data?.error
  if (error) return crawlerProblem('broken', 200, `Failed to ${action}. Error: ${error.slice(0, longestText)}`)
  const message = body === undefined ? `Failed to ${action}. The answer is not JSON.` : crawlerMessages.internal
  return crawlerProblem('broken', 200, message)
}

function refusalOf({ status, headers }: SafeResponse, action: string, body: unknown): CrawlerProblem {
  const kind = kinds[status] ?? (status < 500 ? 'refused' : 'broken')
  const retryAfter = retryAfterOf(headers.get('retry-after'))
  if (!explained.has(status)) {
    const message = `Unexpected error occurred while trying to ${action}. Status code: ${status}`
    return crawlerProblem(kind, status, message, retryAfter)
  }
  const refusal = Refusal.safeParse(body).data
  const reason = refusal?.error ?? (status === 500 ? crawlerMessages.internal : (STATUS_CODES[status] ?? ''))
  const details = refusal?.details === undefined ? '' : ` - ${JSON.stringify(refusal.details)}`
  const text = `${reason}${details}`.slice(0, longestText)
  return crawlerProblem(kind, status, `Failed to ${action}. Status code: ${status}. Error: ${text}`, retryAfter)
}

/** Turns a failed connection into a problem. */
export function problemOfConnection({ kind, message }: HttpProblem, baseUrl: string): CrawlerProblem {
  if (kind === 'aborted') return crawlerProblem('aborted', 0, message)
  if (kind === 'timeout') return crawlerProblem('timeout', 0, `The crawler did not answer. ${message}`)
  if (kind === 'too-large' || kind === 'protocol') return crawlerProblem('broken', 0, message)
  if (kind !== 'refused-address') return crawlerProblem('unreachable', 0, message)
  const text = `The crawler is on a private network. To allow it, set OUTBOUND_ALLOW=${new URL(baseUrl).host}`
  return crawlerProblem('unreachable', 0, text)
}

/** Reads seconds or a date. Answers without the header, or with an unreadable one, have none. */
function retryAfterOf(header: string | null): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 0), longestWait)
}
