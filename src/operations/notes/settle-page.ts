import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { saveFoundTables } from '../../db/notes/note-sources.ts'
import { lockNotePage, rowIdOf, updateNotePage } from '../../db/notes/note-pages.ts'
import { notesMessages } from '../../core/notes/visitor-notes.ts'
import { connectNotion } from '../../integrations/notion/connect-notion.ts'
import { NotionProblem } from '../../integrations/notion/notion-problem.ts'
import { listNoteTables } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'
import { updateNoteRow, versionOf } from './note-row.ts'
import { hashOf } from './sync-page.ts'

type Outcome = { ok: true } | { ok: false; problem: string }

/** Settles a conflict: keeps what the site says, or takes what Notion says. */
export async function settleConflict(
  app: App,
  actor: SignedIn,
  id: string,
  choice: 'ours' | 'theirs',
): Promise<Outcome> {
  return app.db.transaction(async (tx): Promise<Outcome> => {
    const inside = { ...app, db: tx }
    const page = await lockNotePage(tx, id)
    const theirs = page?.theirs
    const rowId = page && theirs ? rowIdOf(page, theirs.kind) : null
    if (page?.state !== 'conflict' || !theirs || rowId === null)
      return { ok: false, problem: 'This conflict is already resolved.' }
    if (choice === 'theirs') {
      const updated = await updateNoteRow(inside, actor, rowId, theirs)
      if (!updated.ok) return updated
    }
    const rowVersion = (await versionOf(inside, theirs.kind, rowId)) ?? null
    await updateNotePage(tx, id, { state: 'synced', theirs: null, problem: null, rowVersion, written: hashOf(theirs) })
    await writeAudit(tx, {
      actor,
      action: `notes.keep-${choice}`,
      subject: ['note', id],
      details: { title: page.title },
    })
    return { ok: true }
  })
}

/** Makes the row of a page again that was deleted here, with the next sync. */
export async function bringBack(app: App, actor: SignedIn, id: string): Promise<Outcome> {
  return app.db.transaction(async (tx): Promise<Outcome> => {
    const page = await lockNotePage(tx, id)
    if (page?.state !== 'deleted') return { ok: false, problem: 'This note is not deleted here.' }
    await updateNotePage(tx, id, { state: 'waiting', rowVersion: null, written: null })
    await writeAudit(tx, { actor, action: 'notes.bring-back', subject: ['note', id], details: { title: page.title } })
    return { ok: true }
  })
}

/** Asks Notion which databases the site's key can read. */
export async function findTables(app: App): Promise<Outcome> {
  const access = await readSiteKey(app, 'notes')
  if (!access) return { ok: false, problem: notesMessages.notSet }
  try {
    const notion = connectNotion(app.http, { ...access, baseUrl: app.env.NOTION_API_URL })
    await saveFoundTables(app.db, await listNoteTables(notion))
    return { ok: true }
  } catch (cause) {
    if (!(cause instanceof NotionProblem)) throw cause
    return { ok: false, problem: cause.message }
  }
}
