import { createHash } from 'node:crypto'
import type { NoteContent } from '../../core/notes/note-sync.ts'
import type { Note } from '../../core/notes/notes.ts'
import type { Db } from '../../db/connection/connect.ts'
import {
  failNotePage,
  findNotePage,
  lockNotePage,
  type PageOfSource,
  rowIdOf,
  tiedTo,
  updateNotePage,
} from '../../db/notes/note-pages.ts'
import { NotionProblem, type NotionProblemKind } from '../../integrations/notion/notion-problem.ts'
import { findNote } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { findRecipeOfNote } from './find-recipe-of-note.ts'
import { type GivenUp, giveUpRow } from './give-up-row.ts'
import { contentOfNote } from './note-content.ts'
import { addNoteRow, restoreNoteRow, updateNoteRow, versionOf } from './note-row.ts'
import { readWholeNote, type WholeNote } from './read-note.ts'
import type { SyncStep } from './sync-notes.ts'

export const hashOf = (content: NoteContent) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Reads a page that is new or was edited, and writes its row. Throws what concerns more than this page. */
export const syncPage = (step: SyncStep, page: PageOfSource) => orFail(step, page, readPage)

/**
 * Looks at a page that a complete listing did not contain. It was deleted or moved, or has come back in the meantime.
 */
export const followMissingPage = (step: SyncStep, page: PageOfSource) => orFail(step, page, followMissing)

/** One bad note must not stop the others. */
async function orFail(step: SyncStep, page: PageOfSource, act: typeof readPage): Promise<void> {
  try {
    await act(step, page)
  } catch (cause) {
    const concernsPage = cause instanceof NotionProblem && pageProblems.has(cause.kind)
    if (!step.isTooLong() && !concernsPage) throw cause
    const problem = concernsPage ? cause.message : 'Notion took too long to send it.'
    await failNotePage(step.app.db, page, problem, step.runId)
  }
}

const pageProblems: ReadonlySet<NotionProblemKind> = new Set(['failed', 'refused', 'too-large'])

async function readPage(step: SyncStep, page: PageOfSource): Promise<void> {
  const { app, notion, signal } = step
  const { kind, whenNew } = page.source
  if (kind === null) return
  const readAt = new Date()
  const whole = await readOrMissing(async () => readWholeNote(notion, await findNote(notion, page.id), kind))
  if (!whole || whole.note.isGone) return leave(step, page)
  const read = await contentOfNote(app, kind, whole, { isDraft: whenNew === 'draft', signal }).catch((cause: unknown) =>
    unexpected(app, cause),
  )
  signal.throwIfAborted()
  await app.db.transaction(async (tx) => {
    const locked = await lockNotePage(tx, page.id)
    // Another process was faster, or an administrator chose something else.
    if (locked?.state !== 'waiting' || (await findNotePage(tx, page.id))?.source.kind !== kind) return
    const seen = { ...seenOf(whole.note), readAt }
    if (read.ok) await write({ ...step, app: { ...app, db: tx } }, { ...page, ...locked }, read.content, seen)
    else await updateNotePage(tx, page.id, { ...seen, state: 'failed', problem: read.problem })
  })
}

const seenOf = ({ title, url, editedAt }: Note) => ({ title, url, editedAt: new Date(editedAt) })

type Seen = ReturnType<typeof seenOf> & { readAt: Date }

async function write({ app, actor }: SyncStep, page: PageOfSource, content: NoteContent, seen: Seen): Promise<void> {
  const { kind } = content
  const written = hashOf(content)
  const rowId = rowIdOf(page, kind)
  const record = (changes: Parameters<typeof updateNotePage>[2]) =>
    updateNotePage(app.db, page.id, { ...seen, problem: null, theirs: null, ...changes })
  if (rowId === null) {
    // It had a row, and someone deleted that.
    if (page.rowVersion !== null) return record({ state: 'deleted' })
    const same = await findRecipeOfNote(app, actor, content)
    if (same) {
      const tie = { ...tiedTo(kind, same.id), rowVersion: same.version }
      return record(
        same.isEqual ? { state: 'synced', ...tie, written } : { state: 'conflict', ...tie, theirs: content },
      )
    }
    const add = (inside: App) => addNoteRow(inside, actor, content, page.source.whenNew)
    return recordRow(app, await inSavepoint(app, add), { content, written, record })
  }
  const version = await versionOf(app, kind, rowId)
  const isSame = page.written === written
  // The note says what it said before, so an edit made here stays.
  if (isSame) return record({ state: 'synced' })
  if (version !== page.rowVersion) return record({ state: 'conflict', theirs: content })
  const cameBack = page.written === null && page.source.whenNew === 'publish'
  const update = async (inside: App) => {
    const updated = await updateNoteRow(inside, actor, rowId, content)
    if (updated.ok && cameBack) await restoreNoteRow(inside, actor, kind, rowId)
    return updated
  }
  return recordRow(app, await inSavepoint(app, update), { content, written, record })
}

interface Recorded {
  content: NoteContent
  written: string
  record: (changes: Parameters<typeof updateNotePage>[2]) => Promise<void>
}

async function recordRow(
  app: App,
  outcome: Awaited<ReturnType<typeof addNoteRow>>,
  { content, written, record }: Recorded,
): Promise<void> {
  if (!outcome.ok) return record({ state: 'failed', problem: outcome.problem })
  const { kind } = content
  const rowVersion = (await versionOf(app, kind, outcome.id)) ?? null
  return record({ state: 'synced', ...tiedTo(kind, outcome.id), rowVersion, written })
}

/** An unexpected error undoes this row only, and is reported at its page. */
async function inSavepoint(
  app: App,
  change: (inside: App) => ReturnType<typeof addNoteRow>,
): ReturnType<typeof addNoteRow> {
  try {
    return await app.db.transaction((tx: Db) => change({ ...app, db: tx }))
  } catch (cause) {
    return unexpected(app, cause)
  }
}

function unexpected({ log }: Pick<App, 'log'>, cause: unknown): { ok: false; problem: string } {
  log.error({ err: cause }, 'A note could not be read or saved')
  return { ok: false, problem: 'The site could not read or save it. The log has the reason.' }
}

async function readOrMissing(read: () => Promise<WholeNote>): Promise<WholeNote | undefined> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof NotionProblem && cause.kind === 'gone') return undefined
    throw cause
  }
}

async function followMissing(step: SyncStep, page: PageOfSource): Promise<void> {
  const { app, notion, runId } = step
  const found = await findNote(notion, page.id).catch((cause: unknown) => {
    if (cause instanceof NotionProblem && cause.kind === 'gone') return undefined
    throw cause
  })
  if (!found || found.isGone || (found.tableId !== null && found.tableId !== page.sourceId)) return leave(step, page)
  await updateNotePage(app.db, page.id, { seenIn: runId, state: 'waiting' })
}

/** Follows a deleted page, as chosen for its database. A row that was edited here stays and is only marked. */
async function leave({ app, actor, runId }: SyncStep, page: PageOfSource): Promise<void> {
  const { kind, whenGone } = page.source
  await app.db.transaction(async (tx) => {
    const locked = await lockNotePage(tx, page.id)
    if (!locked || kind === null || locked.state === 'gone' || locked.state === 'deleted') return
    const inside = { ...app, db: tx }
    const row = await giveUpRow(inside, actor, locked, { kind, whenGone })
    const rowId = rowIdOf(locked, kind)
    const rowVersion = (rowId === null ? undefined : await versionOf(inside, kind, rowId)) ?? null
    await updateNotePage(tx, page.id, {
      seenIn: runId,
      state: 'gone',
      theirs: null,
      problem: whyItStays[row],
      ...(row !== 'edited' && { rowVersion }),
      // A note that comes back looks for its recipe again.
      ...(row === 'not-ours' && { ...tiedTo(kind, null), rowVersion: null }),
      // A note that comes back is written again.
      written: null,
    })
  })
}

const whyItStays: Readonly<Record<GivenUp, string | null>> = {
  none: null,
  withdrawn: null,
  stays: 'It stays on the site.',
  edited: 'It was edited here, so it stays on the site.',
  'not-ours': 'A visitor imported this recipe, so it stays on the site.',
}
