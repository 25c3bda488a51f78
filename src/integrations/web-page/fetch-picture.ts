import type { Http } from '../../lib/http.ts'
import type { PageRequest } from './fetch-recipe-page.ts'
import { fileKind } from './file-kind.ts'
import { notAPage, problemFromHttp, problemFromStatus, type PageProblem } from './page-problem.ts'

export interface FetchedPicture {
  ok: true
  bytes: Uint8Array
  url: string
  /** By its bytes. */
  contentType: string
}

const limits = { timeoutMs: 15_000, maxBytes: 25_000_000 }
const headers = { accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1' }

/** A picture from its source. No SVG: it may carry script, and no photograph of a dish is one. */
export async function fetchPicture(
  http: Http,
  url: string,
  { signal, onStage }: PageRequest = {},
): Promise<FetchedPicture | PageProblem> {
  const answer = await http.fetch(url, { ...limits, headers, signal, onStage })
  if (!answer.ok) return { ...problemFromHttp(answer), message: answer.message }
  const { bytes, status } = answer
  const problem = problemFromStatus(status)
  if (problem) return { ...problem, message: `The site did not give us the picture (${status}).` }
  const contentType = fileKind(bytes)?.pictureType
  if (!contentType) return notAPage(status, 'This address does not lead to a picture we can read.')
  return { ok: true, bytes, url: answer.url, contentType }
}
