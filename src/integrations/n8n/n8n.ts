import { STATUS_CODES } from 'node:http'
import type { Http } from '../../lib/http/http.ts'

export type WebhookAnswer =
  | { ok: true; value: unknown }
  | { ok: false; kind: 'status'; status: number; statusText: string }
  /** `detail` is for the cook. It is null if it could reveal what is in the site's own network. */
  | { ok: false; kind: 'unreachable' | 'not-json'; detail: string | null; cause: string }

const mostBytes = 10_000_000
const timeoutMs = 30_000

/** Reads what a webhook of N8N answers to a GET request. */
export async function readWebhook(
  http: Http,
  url: string,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<WebhookAnswer> {
  const answer = await http.fetch(url, { accept: 'application/json', maxBytes: mostBytes, timeoutMs, ...options })
  if (!answer.ok) {
    const isPublic = answer.kind === 'timeout' || answer.kind === 'too-large'
    return { ok: false, kind: 'unreachable', detail: isPublic ? answer.message : null, cause: answer.message }
  }
  const { status, bytes } = answer
  if (status < 200 || status > 299)
    return { ok: false, kind: 'status', status, statusText: STATUS_CODES[status] ?? String(status) }
  const text = new TextDecoder().decode(bytes)
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    const what = text.trim() === '' ? 'nothing' : text.trimStart().startsWith('<') ? 'a web page' : 'something else'
    return { ok: false, kind: 'not-json', detail: `The webhook answered with ${what} instead of JSON.`, cause: what }
  }
}
