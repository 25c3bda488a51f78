import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { type NotePage, rowIdOf } from '../../db/notes/note-pages.ts'
import type { NoteSource } from '../../db/notes/note-sources.ts'
import type { App } from '../app/app.ts'
import { versionOf, withdrawNoteRow } from './note-row.ts'

/** The fate of the row of a page. */
export type GivenUp = 'none' | 'withdrawn' | 'stays' | 'edited'

/** Withdraws the row of a page that does not feed it any more, if chosen so and if it was not edited here. */
export async function giveUpRow(
  app: App,
  actor: SignedIn,
  page: NotePage,
  { kind, whenGone }: { kind: NoteKind } & Pick<NoteSource, 'whenGone'>,
): Promise<GivenUp> {
  const rowId = rowIdOf(page, kind)
  if (rowId === null) return 'none'
  if ((await versionOf(app, kind, rowId)) !== page.rowVersion) return 'edited'
  if (whenGone === 'mark') return 'stays'
  await withdrawNoteRow(app, actor, kind, rowId)
  return 'withdrawn'
}
