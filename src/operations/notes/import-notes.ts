import { mostImported, type NotesEvent, notesMessages } from '../../core/notes/visitor-notes.ts'
import { type Actor, isTrusted } from '../../core/recipes/actor.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { NotionClient } from '../../integrations/notion/connect-notion.ts'
import { NotionProblem } from '../../integrations/notion/notion-problem.ts'
import { findNote } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { storeImport } from '../importing/store-import.ts'
import { pictureBytes, readWholeNote, recipeOfNote } from './read-note.ts'
import { type NotesRequest, withVisitorsNotion } from './visitor-access.ts'

const importsAnHour = 20

/**
 * Reads the chosen notes with the visitor's own key, and stores their recipes as an import, whose preview the cook sees
 * next. A note that cannot be read is listed in that preview.
 */
export async function* importNotes(
  app: App,
  request: NotesRequest,
  { ids, actor }: { ids: ReadonlyArray<string>; actor: Actor },
): AsyncGenerator<NotesEvent> {
  const { visitor, signal } = request
  if (!isTrusted(actor) && !(await countUse(app.db, `stored-import:${visitor}`, importsAnHour, 3600)))
    return yield { kind: 'problem', message: 'You’ve imported a lot this hour. Try again later.' }
  const chosen = ids.slice(0, mostImported)
  const outcomes: Array<ReadOutcome> = []
  for (const [index, id] of chosen.entries()) {
    yield { kind: 'reading', done: index, total: chosen.length }
    const read = await withVisitorsNotion(
      app,
      request,
      (notion) => readOne(app, notion, id, request),
      notesMessages.gone,
    )
    if (signal.aborted) return
    if (read.ok) outcomes.push(read.answer)
    else if (read.status === 404) outcomes.push({ ok: false, at: `Note ${index + 1}`, problem: read.message })
    else return yield { kind: 'problem', message: read.message }
  }
  const id = await storeImport(app, actor, { name: 'Notion', outcomes, signal })
  yield { kind: 'import', id }
}

async function readOne(
  app: App,
  notion: NotionClient,
  id: string,
  { visitor, signal }: NotesRequest,
): Promise<ReadOutcome> {
  const note = await findNote(notion, id)
  if (note.isGone) throw new NotionProblem('gone', 'It is in the trash.')
  const read = await recipeOfNote(app, await readWholeNote(notion, note, 'recipes'), { visitor, signal })
  const at = note.title || 'Untitled'
  if (!read.ok) return { ok: false, at, problem: read.problem }
  const picture = read.picture ? await pictureBytes(app, read.picture, signal) : undefined
  return { ok: true, at, draft: read.draft, ...(picture && { picture }) }
}
