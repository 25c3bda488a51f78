import type { KeyCheck } from '../../core/settings/site-keys.ts'
import type { Http } from '../../lib/http/http.ts'
import { asked, connectNotion, type NotionAccess } from './connect-notion.ts'
import { NotionProblem } from './notion-problem.ts'

/** Checks a key by requesting its owner. */
export async function checkNotionKey(http: Http, access: NotionAccess): Promise<KeyCheck> {
  try {
    await asked(connectNotion(http, access).users.me({}))
    return { kind: 'works' }
  } catch (cause) {
    if (!(cause instanceof NotionProblem)) throw cause
    return cause.kind === 'unauthorized' ? { kind: 'invalid' } : { kind: 'failed', detail: cause.message }
  }
}

const emptyTypes = {
  title: { title: {} },
  rich_text: { rich_text: {} },
  number: { number: {} },
  checkbox: { checkbox: {} },
  date: { date: {} },
  url: { url: {} },
} as const

/** Name and type of a column in Notion. */
export interface NotionColumn {
  name: string
  type: keyof typeof emptyTypes | 'multi_select' | 'select'
  options?: ReadonlyArray<string>
}

export type CreatedDatabase = { ok: true; url: string } | { ok: false; problem: string }

/** Creates an empty database with these columns on a page that is shared with the key. */
export async function createNotionDatabase(
  http: Http,
  access: NotionAccess,
  { pageId, title, columns }: { pageId: string; title: string; columns: ReadonlyArray<NotionColumn> },
): Promise<CreatedDatabase> {
  const properties = Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)]))
  const wanted = connectNotion(http, access).databases.create({
    parent: { type: 'page_id', page_id: pageId },
    title: [{ type: 'text', text: { content: title } }],
    initial_data_source: { properties },
  })
  try {
    const created = await asked(wanted)
    return 'url' in created
      ? { ok: true, url: created.url }
      : { ok: false, problem: 'Notion created the database but didn’t say where. Look on your page.' }
  } catch (cause) {
    if (!(cause instanceof NotionProblem)) throw cause
    return { ok: false, problem: cause.message }
  }
}

function propertyOf({ type, options = [] }: NotionColumn) {
  const choices = { options: options.map((name) => ({ name })) }
  if (type === 'select') return { select: choices }
  return type === 'multi_select' ? { multi_select: choices } : emptyTypes[type]
}
