import type { FetchStage, Http, SafeResponse } from '../../lib/http/http.ts'
import { retryAfterSeconds } from '../../lib/http/retry-after.ts'
import { isChallenge } from './challenge.ts'
import { fileKind } from './file-kind.ts'
import {
  challengeProblem,
  loginProblem,
  notAPage,
  problemFromHttp,
  problemFromStatus,
  type PageProblem,
} from './page-problem.ts'

export interface RecipePage {
  ok: true
  bytes: Uint8Array
  /** The final address, after redirects. */
  url: string
  contentType: string | null
}

export interface PageRequest {
  signal?: AbortSignal | undefined
  onStage?: ((stage: FetchStage) => void) | undefined
}

const limits = { timeoutMs: 15_000, maxBytes: 10_000_000 }
/** The types that a browser accepts. The client does not claim to be a browser. */
const headers = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  'accept-language': 'en;q=0.9,*;q=0.5',
}

/** Fetches a page, or returns the reason why it is not available. */
export async function fetchRecipePage(
  http: Http,
  url: string,
  { signal, onStage }: PageRequest = {},
): Promise<RecipePage | PageProblem> {
  const answer = await http.fetch(url, { ...limits, headers, signal, onStage })
  if (!answer.ok) return problemFromHttp(answer)
  const problem = problemWith(answer, url)
  return problem ?? { ok: true, bytes: answer.bytes, url: answer.url, contentType: answer.headers.get('content-type') }
}

function problemWith(answer: SafeResponse, requestedUrl: string): PageProblem | undefined {
  if (isChallenge(answer)) return challengeProblem(answer.status)
  const problem = problemFromStatus(answer.status)
  if (problem) return { ...problem, ...pauseOf(answer.headers) }
  if (isLogin(answer.url) && !isLogin(requestedUrl)) return loginProblem(answer.status)
  if (answer.bytes.length === 0) return notAPage(answer.status, 'The site sent an empty page.')
  const otherKind = kindOtherThanPage(answer)
  if (!otherKind) return undefined
  return {
    ok: false,
    reason: 'is-file',
    status: answer.status,
    message: `This address leads to ${otherKind}, not to a web page.`,
  }
}

function pauseOf(sent: Headers): { retryAfterSeconds?: number } {
  const seconds = retryAfterSeconds(sent)
  return seconds === null ? {} : { retryAfterSeconds: seconds }
}

function isLogin(url: string): boolean {
  return /\/(?:log-?in|sign-?in|wp-login\.php|auth)(?:[/.]|$)/i.test(URL.parse(url)?.pathname ?? '')
}

/**
 * Returns the kind of a file that is not a page. Checks the bytes first and then the declared type. Text that is
 * clearly HTML is accepted with any type.
 */
function kindOtherThanPage({ bytes, headers: sent }: SafeResponse): string | undefined {
  const kind = fileKind(bytes)
  if (kind) return kind.label
  const type = sent.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || /^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return undefined
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('latin1')
  if (/<(?:!doctype html|html|head|body|title|meta)\b/i.test(start) && !type.endsWith('json')) return undefined
  if (type.startsWith('image/')) return 'a picture'
  if (type.startsWith('video/')) return 'a video'
  if (type.startsWith('audio/')) return 'a sound recording'
  if (type === 'text/plain') return 'a text file'
  return 'a file'
}
