import { z } from 'zod'
import { kindOfTable } from '../../core/notes/note-table.ts'
import type { Note, NoteTable } from '../../core/notes/notes.ts'
import { asked, type NotionClient } from './connect-notion.ts'
import { FileAddress, filesIn, textIn, valueOf } from './notion-answers.ts'
import { toNotionProblem } from './notion-problem.ts'

const atOnce = 100
const mostPagesOfTables = 5

const List = z.object({
  results: z.array(z.unknown()),
  has_more: z.boolean(),
  next_cursor: z.string().nullish(),
  /** Notion answers with at most 10,000 pages, and says so. */
  request_status: z.object({ type: z.string() }).nullish(),
})

const Table = z.object({
  object: z.literal('data_source'),
  id: z.string(),
  title: z.unknown(),
  properties: z.record(z.string(), z.unknown()),
  in_trash: z.boolean().default(false),
})

/** Lists the databases that are shared with the key. */
export async function listNoteTables(notion: NotionClient): Promise<Array<NoteTable>> {
  const tables: Array<NoteTable> = []
  let cursor: string | null = null
  for (let page = 0; page < mostPagesOfTables; page += 1) {
    const list: z.infer<typeof List> = parsed(
      List,
      await asked(
        notion.search({
          filter: { property: 'object', value: 'data_source' },
          page_size: atOnce,
          start_cursor: cursor,
        }),
      ),
    )
    for (const result of list.results) {
      const table = Table.safeParse(result).data
      if (!table || table.in_trash) continue
      const title = textIn(table.title) || 'Untitled'
      tables.push({ id: table.id, title, kind: kindOfTable(title, Object.keys(table.properties)) })
    }
    if (!list.has_more || !list.next_cursor) break
    cursor = list.next_cursor
  }
  return tables
}

export interface NotePart {
  notes: Array<Note>
  /** Null after the last part. */
  next: string | null
  /** False if Notion leaves out pages, so that a missing page says nothing. */
  isComplete: boolean
}

/** Reads up to 100 pages of a database, those edited last first. */
export async function listNotes(
  notion: NotionClient,
  tableId: string,
  { cursor = null, limit = atOnce }: { cursor?: string | null; limit?: number } = {},
): Promise<NotePart> {
  const list = parsed(
    List,
    await asked(
      notion.dataSources.query({
        data_source_id: tableId,
        page_size: limit,
        start_cursor: cursor,
        sorts: [{ timestamp: 'last_edited_time', direction: 'descending' }],
      }),
    ),
  )
  return {
    notes: list.results.flatMap((result) => noteIn(result) ?? []),
    next: list.has_more ? (list.next_cursor ?? null) : null,
    isComplete: list.request_status?.type !== 'incomplete',
  }
}

/** Reads a page without its text. */
export async function findNote(notion: NotionClient, id: string): Promise<Note & { tableId: string | null }> {
  const page = await asked(notion.pages.retrieve({ page_id: id }))
  const note = noteIn(page)
  if (!note) throw toNotionProblem(null)
  const parent = z.object({ parent: z.object({ data_source_id: z.string() }) }).safeParse(page)
  return { ...note, tableId: parent.data?.parent.data_source_id ?? null }
}

const Page = z.object({
  object: z.literal('page'),
  id: z.string(),
  url: z.string().default(''),
  last_edited_time: z.string(),
  archived: z.boolean().default(false),
  in_trash: z.boolean().default(false),
  cover: FileAddress.optional(),
  properties: z.record(z.string(), z.unknown()),
})

function noteIn(result: unknown): Note | undefined {
  const page = Page.safeParse(result).data
  if (!page) return undefined
  const columns = Object.entries(page.properties)
  const [titleName] = columns.find(([, property]) => isTitle(property)) ?? []
  const title = titleName === undefined ? '' : String(valueOf(page.properties[titleName]) ?? '')
  return {
    id: page.id,
    title: title.trim(),
    url: page.url,
    editedAt: page.last_edited_time,
    isGone: page.archived || page.in_trash,
    fields: Object.fromEntries(
      columns.flatMap(([name, property]) => {
        const value = name === titleName ? null : valueOf(property)
        return value === null ? [] : [[name, value]]
      }),
    ),
    pictures: [...columns.flatMap(([, property]) => filesIn(property)), page.cover ?? []].flat(),
  }
}

const isTitle = (property: unknown) => z.object({ type: z.literal('title') }).safeParse(property).success

function parsed<Shape>(schema: z.ZodType<Shape>, answer: unknown): Shape {
  const { data } = schema.safeParse(answer)
  if (data === undefined) throw toNotionProblem(null)
  return data
}
