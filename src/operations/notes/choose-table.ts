import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { lockPagesOf, readAnew, tiedKind } from '../../db/notes/note-pages.ts'
import { chooseSource, lockSource, type NoteSource } from '../../db/notes/note-sources.ts'
import type { App } from '../app/app.ts'
import { giveUpRow } from './give-up-row.ts'

type Choice = { kind: NoteKind | null } & Pick<NoteSource, 'whenNew' | 'whenGone'>

/** Chooses what a database feeds. */
export async function chooseTable(app: App, actor: SignedIn, id: string, choice: Choice): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const before = await lockSource(tx, id)
    if (!before) return false
    if (isSame(before, choice)) return true
    await chooseSource(tx, id, choice)
    await feedOther({ ...app, db: tx }, actor, before, choice)
    await writeAudit(tx, { actor, action: 'notes.choose', subject: ['note-source', id], details: { ...choice } })
    return true
  })
}

const isSame = (before: Choice, { kind, whenNew, whenGone }: Choice) =>
  before.kind === kind && before.whenNew === whenNew && before.whenGone === whenGone

/** Chooses what several databases feed. Returns false if one of them is unknown. */
export async function chooseTables(
  app: App,
  actor: SignedIn,
  choices: ReadonlyArray<Choice & { id: string }>,
): Promise<boolean> {
  let areKnown = true
  for (const { id, ...choice } of choices) areKnown = (await chooseTable(app, actor, id, choice)) && areKnown
  return areKnown
}

/** A database that is not used keeps its rows. One that feeds something else gives up its old ones. */
async function feedOther(app: App, actor: SignedIn, { id, kind: was }: NoteSource, { kind, whenGone }: Choice) {
  if (kind === null || kind === was) return
  const pages = await lockPagesOf(app.db, id)
  const old = was ?? pages.map(tiedKind).find((tied) => tied !== undefined && tied !== kind)
  if (old === undefined) return
  for (const page of pages) if (page.state !== 'gone') await giveUpRow(app, actor, page, { kind: old, whenGone })
  await readAnew(app.db, id)
}
