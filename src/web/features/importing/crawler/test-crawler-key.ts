import { type CrawlerKey, siteKeyWord } from '../../../../core/importing/crawler-key.ts'
import { keyMessages } from '../../../../core/settings/site-keys.ts'
import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { post } from '../../../browser/client.ts'
import { crawlerHeaders } from './stored-crawler-key.ts'

type Answer = { ok: boolean; message: string }

/** Tests a key with the crawler. The server stores nothing. */
export async function testCrawlerKey(key: CrawlerKey, signal: AbortSignal | undefined): Promise<Answer> {
  const headers = crawlerHeaders(key.kind === 'site' ? siteKeyWord : key.key)
  const outcome = await post('/api/crawler/key', {}, messageIn, { headers, signal })
  if (outcome.ok) return { ok: true, message: outcome.answer }
  const { error } = fieldsOf(outcome.reason === 'refused' ? outcome.body : null)
  if (isText(error)) return { ok: false, message: error }
  return { ok: false, message: key.kind === 'site' ? keyMessages.defaultFailed : keyMessages.failed }
}

function messageIn(answer: unknown) {
  const { message } = fieldsOf(answer)
  return isText(message) ? message : undefined
}

export const siteKeyAddress = '/api/crawler'

/** Reads the answer about whether the site has a key that visitors may use. */
export function hasSiteKeyIn(answer: unknown) {
  const { hasSiteKey } = fieldsOf(answer)
  return typeof hasSiteKey === 'boolean' ? hasSiteKey : undefined
}
