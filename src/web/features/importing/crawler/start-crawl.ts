import type { CrawlRequest } from '../../../../core/importing/crawl-request.ts'
import type { ImportFailure } from '../../../../core/importing/import-events.ts'
import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { post } from '../../../browser/client.ts'
import { crawlerHeaders } from './stored-crawler-key.ts'

type Started = { kind: 'import'; id: string; name: string; recipes: number }

/** Starts an import that the crawler fills. Throws without a connection, like every import. */
export async function startCrawl(request: CrawlRequest, signal: AbortSignal): Promise<Started | ImportFailure> {
  const outcome = await post('/api/crawler/collect', request, startedIn, { headers: crawlerHeaders(), signal })
  if (outcome.ok) return outcome.answer
  const { error, reason } = fieldsOf(outcome.reason === 'refused' ? outcome.body : null)
  if (!isText(error)) throw new Error('The crawl did not start')
  return { kind: 'problem', reason: reason === 'bad-key' ? 'bad-key' : 'too-many', message: error }
}

function startedIn(answer: unknown): Started | undefined {
  const { id, name } = fieldsOf(answer)
  return isText(id) && isText(name) ? { kind: 'import', id, name, recipes: 0 } : undefined
}
