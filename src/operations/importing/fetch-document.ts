import type { RawDocument } from '../../importer/source.ts'
import { fetchRecipePage } from '../../integrations/web-page/fetch-recipe-page.ts'
import type { ImportProblem } from '../../core/importing/import-events.ts'
import type { Http } from '../../lib/http/http.ts'

export type FetchedDocument =
  | { ok: true; document: RawDocument }
  | {
      ok: false
      reason: ImportProblem
      message: string
      detail?: string
      status?: number
      /** How long the site asks us to wait. */
      retryAfterSeconds?: number
    }

/** Fetches a page as input for the importer. */
export async function fetchDocument(http: Http, url: string, signal?: AbortSignal): Promise<FetchedDocument> {
  const page = await fetchRecipePage(http, url, signal ? { signal } : {})
  if (!page.ok) return page
  const { bytes, contentType } = page
  return { ok: true, document: { name: page.url, url: page.url, bytes, ...(contentType && { contentType }) } }
}
