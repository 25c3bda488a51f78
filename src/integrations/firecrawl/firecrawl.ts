import { z } from 'zod'
import type { KeyCheck } from '../../core/settings/site-keys.ts'
import type { Http } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'

interface FirecrawlAccess {
  key: string
  /** Without a trailing slash. */
  baseUrl: string
}

const Started = z.object({ success: z.literal(true), id: z.string().regex(/^[\w-]{1,100}$/) })
const Refusal = z.object({ error: z.string() })
/** A site reserved for examples, with one page. */
const examplePage = 'https://example.com'

/** Checks a key by starting a crawl of one page and canceling it. The crawl costs at most one credit. */
export async function checkFirecrawlKey(http: Http, { key, baseUrl }: FirecrawlAccess): Promise<KeyCheck> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const limits = { timeoutMs: 20_000, maxBytes: 1_000_000, maxRedirects: 0 }
  const body = JSON.stringify({ url: examplePage, limit: 1 })
  const answer = await http.fetch(`${baseUrl}/v1/crawl`, { method: 'POST', headers, body, ...limits })
  if (!answer.ok) return { kind: 'failed', detail: answer.message }
  if (answer.status === 401 || answer.status === 403) return { kind: 'invalid' }
  const answerBody = jsonIn(answer.bytes)
  const started = Started.safeParse(answerBody)
  if (answer.status !== 200 || !started.success) {
    const { data } = Refusal.safeParse(answerBody)
    const detail = `Failed to start crawl job. Status code: ${answer.status}.${data ? ` Error: ${data.error.slice(0, 300)}` : ''}`
    return { kind: 'failed', detail }
  }
  await http.fetch(`${baseUrl}/v1/crawl/${started.data.id}`, { method: 'DELETE', headers, ...limits })
  return { kind: 'works' }
}
