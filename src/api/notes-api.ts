import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { noteKinds } from '../core/notes/notes.ts'
import { mostImported, type NotesEvent, notionKeyHeader } from '../core/notes/visitor-notes.ts'
import type { App } from '../operations/app/app.ts'
import { importNotes } from '../operations/notes/import-notes.ts'
import type { NotesProblem, NotesRequest } from '../operations/notes/visitor-access.ts'
import { checkVisitorKey, listVisitorNotes, openVisitorNote } from '../operations/notes/visitor-notes.ts'
import { streamLines, watchLeaving } from './stream-lines.ts'
import { visitorOf } from './visitor.ts'

interface Variables {
  requestId: string
  user?: SignedIn | null
}

const NoteId = z.string().regex(/^[0-9a-f-]{32,36}$/i)
const Opened = z.object({ id: NoteId, kind: z.enum(noteKinds) })
const Chosen = z.object({ ids: z.array(NoteId).min(1).max(mostImported) })

const failure: NotesEvent = { kind: 'problem', message: 'An error occurred during import' }

/** A visitor's own notes. The key comes from the visitor's browser with each request, and goes to Notion only. */
export function notesApi(app: App) {
  const requestOf = (context: Context): NotesRequest => ({
    key: (context.req.header(notionKeyHeader) ?? '').trim(),
    visitor: visitorOf(context, app.env),
    signal: context.req.raw.signal,
  })
  return new Hono<{ Variables: Variables }>()
    .get('/', async (context) => answer(context, await listVisitorNotes(app, requestOf(context))))
    .post('/check', async (context) => answer(context, await checkVisitorKey(app, requestOf(context))))
    .get('/:kind/:id', async (context) => {
      const wanted = Opened.safeParse(context.req.param())
      if (!wanted.success) return context.json({ error: 'Nothing at this address' }, 404)
      return answer(context, await openVisitorNote(app, requestOf(context), wanted.data))
    })
    .post('/import', async (context) => {
      const chosen = Chosen.safeParse(await context.req.json().catch(() => null))
      if (!chosen.success) return context.json({ error: `Choose 1 to ${mostImported} notes` }, 400)
      const leaving = watchLeaving(context)
      const actor = context.get('user') ?? 'visitor'
      const request = { ...requestOf(context), signal: leaving.signal }
      const events = importNotes(app, request, { ids: chosen.data.ids, actor })
      return streamLines(context, { events, leaving, failure, log: app.log })
    })
}

function answer(context: Context, outcome: { ok: true; answer: object | void } | NotesProblem) {
  context.header('Cache-Control', 'no-store')
  return outcome.ok ? context.json(outcome.answer ?? {}) : context.json({ error: outcome.message }, outcome.status)
}
