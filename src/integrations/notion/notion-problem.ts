import { APIErrorCode, isHTTPResponseError } from '@notionhq/client'

/** `refused` and `too-large` are about the requested content, `unauthorized` is about the key. */
export type NotionProblemKind = 'unauthorized' | 'refused' | 'gone' | 'busy' | 'unreachable' | 'too-large' | 'failed'

/** A problem with Notion, in words for people. Contains neither the request nor its key. */
export class NotionProblem extends Error {
  readonly kind: NotionProblemKind
  /** How long to wait. Only with `busy` and `unreachable`. */
  readonly retryAfterSeconds: number

  constructor(kind: NotionProblemKind, message: string, retryAfterSeconds = 0) {
    super(message)
    this.name = 'NotionProblem'
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const usualWaitSeconds = 2
/** A server must not stop the sync for a day. */
const longestWaitSeconds = 900

/** Turns what the official client throws into a problem. */
export function toNotionProblem(cause: unknown): NotionProblem {
  if (cause instanceof NotionProblem) return cause
  if (!isHTTPResponseError(cause)) return new NotionProblem('failed', 'Notion sent an answer we couldn’t understand.')
  const { status, code, message, headers } = cause
  const answered = `Notion answered ${status}.`
  if (status === 401 || code === APIErrorCode.Unauthorized)
    return new NotionProblem('unauthorized', 'Notion doesn’t accept this API key.')
  if (status === 403) return new NotionProblem('refused', 'This API key may not read this in Notion.')
  if (status === 404) return new NotionProblem('gone', `${answered} ${message.slice(0, 300)}`)
  // A conflict means that the page is being saved, so the next try succeeds.
  if (status === 429 || status === 409 || status === 529 || status === 503 || status === 502 || status === 504)
    return new NotionProblem('busy', 'Notion is busy. Try again in a moment.', waitSeconds(headers))
  return new NotionProblem(
    'failed',
    `${answered}${code === 'notionhq_client_response_error' ? '' : ` ${message.slice(0, 300)}`}`,
  )
}

function waitSeconds(headers: unknown): number {
  const given = headers instanceof Headers ? headers.get('retry-after') : null
  const seconds = Number(given ?? usualWaitSeconds)
  return Number.isFinite(seconds) ? Math.min(longestWaitSeconds, Math.max(1, seconds)) : usualWaitSeconds
}
