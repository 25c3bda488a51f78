import type { ImportFailure } from '../../../../core/importing/import-events.ts'
import type { WebResult } from '../../../../core/importing/web-search.ts'
import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { post } from '../../../browser/client.ts'
import { crawlerHeaders } from './stored-crawler-key.ts'

type Found =
  | { ok: true; results: ReadonlyArray<WebResult> }
  | { ok: false; message: string; reason: ImportFailure['reason'] }

/** Searches the web with the stored key. Returns null if the signal aborted. */
export async function searchWeb(query: string, signal: AbortSignal | undefined): Promise<Found | null> {
  const outcome = await post('/api/crawler/search', { query }, resultsIn, { headers: crawlerHeaders(), signal })
  if (outcome.ok) return { ok: true, results: outcome.answer }
  if (outcome.reason === 'aborted') return null
  const { error, reason } = fieldsOf(outcome.reason === 'refused' ? outcome.body : null)
  return {
    ok: false,
    message: isText(error) ? error : 'The site didn’t answer. Check your connection and try again.',
    reason: reason === 'bad-key' ? 'bad-key' : 'server-error',
  }
}

function resultsIn(answer: unknown): Array<WebResult> | undefined {
  const { results } = fieldsOf(answer)
  return Array.isArray(results) && results.every(isResult) ? results : undefined
}

function isResult(value: unknown): value is WebResult {
  const { url, title, description, isKnown } = fieldsOf(value)
  return isText(url) && isText(title) && isText(description) && typeof isKnown === 'boolean'
}
