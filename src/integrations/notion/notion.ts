import { z } from 'zod'
import type { KeyCheck } from '../../core/settings/site-keys.ts'
import type { Http } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'

export interface NotionAccess {
  key: string
  /** Without a trailing slash. */
  baseUrl: string
}

const version = '2022-06-28'
const limits = { timeoutMs: 20_000, maxBytes: 2_000_000, maxRedirects: 0 }

const headersFor = (key: string) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'notion-version': version,
})

/** Checks a key by requesting its owner. */
export async function checkNotionKey(http: Http, { key, baseUrl }: NotionAccess): Promise<KeyCheck> {
  const answer = await http.fetch(`${baseUrl}/v1/users/me`, { headers: headersFor(key), ...limits })
  if (!answer.ok) return { kind: 'failed', detail: answer.message }
  if (answer.status === 200) return { kind: 'works' }
  if (answer.status === 401 || answer.status === 403) return { kind: 'invalid' }
  return { kind: 'failed', detail: `The service answered ${answer.status}.` }
}

/** Name and type of a column in Notion. */
export interface NotionColumn {
  name: string
  type: 'title' | 'rich_text' | 'number' | 'checkbox' | 'date' | 'url' | 'multi_select' | 'select'
  options?: ReadonlyArray<string>
}

const Created = z.object({ url: z.url() })
const Refusal = z.object({ message: z.string() })

export type CreatedDatabase = { ok: true; url: string } | { ok: false; problem: string }

/** Creates an empty database with these columns on a page that is shared with the key. */
export async function createNotionDatabase(
  http: Http,
  { key, baseUrl }: NotionAccess,
  { pageId, title, columns }: { pageId: string; title: string; columns: ReadonlyArray<NotionColumn> },
): Promise<CreatedDatabase> {
  const body = JSON.stringify({
    parent: { type: 'page_id', page_id: pageId },
    title: [{ type: 'text', text: { content: title } }],
    properties: Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)])),
  })
  const answer = await http.fetch(`${baseUrl}/v1/databases`, {
    method: 'POST',
    headers: headersFor(key),
    body,
    ...limits,
  })
  if (!answer.ok) return { ok: false, problem: answer.message }
  const answerBody = jsonIn(answer.bytes)
  const created = Created.safeParse(answerBody)
  if (answer.status === 200 && created.success) return { ok: true, url: created.data.url }
  const { data } = Refusal.safeParse(answerBody)
  return { ok: false, problem: `Notion answered ${answer.status}.${data ? ` ${data.message.slice(0, 300)}` : ''}` }
}

function propertyOf({ type, options }: NotionColumn) {
  return { [type]: options ? { options: options.map((name) => ({ name })) } : {} }
}
