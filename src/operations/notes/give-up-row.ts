import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { type NotePage, rowIdOf } from '../../db/notes/note-pages.ts'
import type { NoteSource } from '../../db/notes/note-sources.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import type { App } from '../app/app.ts'
import { versionOf, withdrawNoteRow } from './note-row.ts'

/** The fate of the row of a page. */
export type GivenUp = 'none' | 'withdrawn' | 'stays' | 'edited' | 'not-ours'

/**
 * Withdraws the row of a page that no longer feeds it, if the administrator chose that and it was not edited here. A
 * visitor's recipe that was found to be the same stays.
 */
export async function giveUpRow(
  app: App,
  actor: SignedIn,
  page: NotePage,
  { kind, whenGone }: { kind: NoteKind } & Pick<NoteSource, 'whenGone'>,
): Promise<GivenUp> {
  const rowId = rowIdOf(page, kind)
  if (rowId === null) return 'none'
  if (kind === 'recipes' && (await findStanding(app.db, rowId))?.ownerId === null) return 'not-ours'
  if ((await versionOf(app, kind, rowId)) !== page.rowVersion) return 'edited'
  if (whenGone === 'mark') return 'stays'
  await withdrawNoteRow(app, actor, kind, rowId)
  return 'withdrawn'
}
