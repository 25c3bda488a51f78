import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { noNotionPage, notionPageId } from '../../core/templates/notion-form.ts'
import { type TemplateField, type TemplateTable, tableTemplates } from '../../core/templates/table-templates.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { type CreatedDatabase, createNotionDatabase, type NotionColumn } from '../../integrations/notion/notion.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'

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

/** Creates an empty Notion database with the columns of a table, on a page of the owner's workspace. */
export async function createNotionTable(
  app: App,
  actor: SignedIn,
  table: TemplateTable,
  page: string,
): Promise<CreatedDatabase> {
  const access = await readSiteKey(app, 'notes')
  if (!access) return { ok: false, problem: 'Notion API key not set' }
  const pageId = notionPageId(page)
  if (!pageId) return { ok: false, problem: noNotionPage }
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
