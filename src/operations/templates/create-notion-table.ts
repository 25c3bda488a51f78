import type { SignedIn } from '../../core/signed-in.ts'
import { type TemplateField, type TemplateTable, tableTemplates } from '../../core/table-templates.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { type CreatedDatabase, createNotionDatabase, type NotionColumn } from '../../integrations/notion/notion.ts'
import type { App } from '../app.ts'
import { readSiteKey } from '../site-keys/read-site-key.ts'

const types: Record<TemplateField['kind'], NotionColumn['type']> = {
  text: 'rich_text',
  long: 'rich_text',
  lines: 'rich_text',
  number: 'number',
  choice: 'select',
  list: 'multi_select',
  flag: 'checkbox',
  day: 'date',
  address: 'url',
}

/** An empty database with the columns of one of our tables, on a page of the owner's workspace. */
export async function createNotionTable(
  app: App,
  actor: SignedIn,
  table: TemplateTable,
  page: string,
): Promise<CreatedDatabase> {
  const access = await readSiteKey(app, 'notes')
  if (!access) return { ok: false, problem: 'Notion API key not set' }
  const pageId = pageIdIn(page)
  if (!pageId) return { ok: false, problem: 'This is not the address of a page: it ends in 32 letters and digits' }
  const { title, fields } = tableTemplates[table]
  const columns = fields.map(({ name, kind, options }, index) => ({
    name,
    type: index === 0 ? ('title' as const) : types[kind],
    ...(options && { options }),
  }))
  const wanted = { pageId, title, columns }
  const created = await createNotionDatabase(app.http, { ...access, baseUrl: app.env.NOTION_API_URL }, wanted)
  if (created.ok) await writeAudit(app.db, { actor, action: 'template.create-in-notion', subject: ['table', table] })
  return created
}

/** Of an address such as `https://www.notion.so/My-page-0123…`, or the id alone, with hyphens or without. */
function pageIdIn(page: string): string | undefined {
  const path = (URL.parse(page.trim())?.pathname ?? page.trim()).replaceAll('-', '')
  return /[0-9a-f]{32}$/i.exec(path)?.[0].toLowerCase()
}
