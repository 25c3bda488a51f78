import { keyMessages } from '../../core/settings/site-keys.ts'
import { notesMessages } from '../../core/notes/visitor-notes.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { connectNotion, type NotionClient } from '../../integrations/notion/connect-notion.ts'
import { NotionProblem } from '../../integrations/notion/notion-problem.ts'
import { createSlots } from '../../lib/limits/slots.ts'
import type { App } from '../app/app.ts'

/** A visitor's request with the key from the browser. */
export interface NotesRequest {
  key: string
  /** The visitor's IP address. */
  visitor: string
  signal: AbortSignal
}

export type NotesProblem = { ok: false; status: 400 | 401 | 404 | 429 | 502; message: string }

const asksAnHour = 240
const running = createSlots(3)

/**
 * Runs a task with the visitor's own key, within the visitor's limits. The key is not stored and not logged. `gone` is
 * the message when Notion finds nothing.
 */
export async function withVisitorsNotion<Answer>(
  app: App,
  { key, visitor, signal }: NotesRequest,
  task: (notion: NotionClient) => Promise<Answer>,
  gone: string = keyMessages.failed,
): Promise<{ ok: true; answer: Answer } | NotesProblem> {
  const refuse = (status: NotesProblem['status'], message: string): NotesProblem => ({ ok: false, status, message })
  if (key === '') return refuse(400, notesMessages.notSet)
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) return refuse(401, keyMessages.invalid)
  const leave = running.enter(visitor)
  if (!leave) return refuse(429, notesMessages.tooMany)
  try {
    if (!(await countUse(app.db, `notes:${visitor}`, asksAnHour, 3600))) return refuse(429, notesMessages.tooMany)
    const notion = connectNotion(app.http, { key, baseUrl: app.env.NOTION_API_URL }, { signal })
    return { ok: true, answer: await task(notion) }
  } catch (cause) {
    if (!(cause instanceof NotionProblem)) throw cause
    if (cause.kind === 'unauthorized') return refuse(401, keyMessages.invalid)
    if (cause.kind === 'gone') return refuse(404, gone)
    if (cause.kind === 'refused') return refuse(404, cause.message)
    return refuse(cause.kind === 'busy' ? 429 : 502, cause.message)
  } finally {
    leave()
  }
}
