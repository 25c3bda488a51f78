import type { Http, HttpProblem } from '../../lib/http/http.ts'
import type { PageRequest } from './fetch-recipe-page.ts'
import { fileKind } from './file-kind.ts'
import { notAPage, problemFromHttp, problemFromStatus, type PageProblem } from './page-problem.ts'

export interface FetchedPicture {
  ok: true
  bytes: Uint8Array
  url: string
  /** The type, detected from the bytes. */
  contentType: string
}

const limits = { timeoutMs: 15_000, maxBytes: 25_000_000 }
const headers = { accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1' }

/** Fetches a picture. Refuses SVG, because it may contain scripts and is never a photo. */
export async function fetchPicture(
  http: Http,
  url: string,
  { signal, onStage }: PageRequest = {},
): Promise<FetchedPicture | PageProblem> {
  const answer = await http.fetch(url, { ...limits, headers, signal, onStage })
  if (!answer.ok) return pictureProblem(answer)
  const { bytes, status } = answer
  const problem = problemFromStatus(status)
  if (problem) return { ...problem, message: `The site refused the picture (${status}).` }
  const contentType = fileKind(bytes)?.pictureType
  if (!contentType) return notAPage(status, 'This address is not a picture we can read.')
  return { ok: true, bytes, url: answer.url, contentType }
}

/** Returns the problem without the advice to paste HTML, because a picture cannot be pasted as HTML. */
function pictureProblem(answer: HttpProblem): PageProblem {
  const problem = problemFromHttp(answer)
  return { ...problem, message: problem.detail ? 'The address of the picture could not be opened.' : answer.message }
}
