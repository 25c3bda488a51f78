import { atOnce } from '../../core/importing/imports.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { type Transition, transition } from '../../core/recipes/lifecycle.ts'
import { formFromContent, type RecipeContent } from '../../core/recipes/recipe-content.ts'
import { formFromDraft, type RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { findUser } from '../../db/accounts/users.ts'
import { announceLater } from '../../db/connection/change-channel.ts'
import { listRowsIn, lockRows, type QueuedRow, recordOutcomes } from '../../db/importing/import-rows.ts'
import { claimImport, findImport } from '../../db/importing/imports.ts'
import { findWaitingRevision, listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { lockStanding, lockStandings, type StoredStanding } from '../../db/recipes/recipe-standing.ts'
import { findUses } from '../../db/recipes/recipe-use.ts'
import type { App } from '../app/app.ts'
import { carryOutForAll } from '../recipes/carry-out.ts'
import { dropChange } from '../recipes/drop-change.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'
import { auditAsImport, finishWithSummary } from './audit-import.ts'
import { giveWay, type Turn } from './turns.ts'

/**
 * Deletes the recipes of an import and restores the replaced ones, until `signal` aborts. Recipes that were changed,
 * rated, saved by others or reported since stay. Returns the position of the last row, from which the next turn continues.
 */
export async function undoImport(
  app: App,
  importId: string,
  signal: AbortSignal,
  { from = 0, turnMs = 15_000 } = {},
): Promise<{ turn: Turn; after: number }> {
  const stored = await findImport(app.db, importId)
  if (stored?.state !== 'undoing') return { turn: 'finished', after: from }
  // Without an account, the secret address of the import proves who sent its recipes.
  const actor = stored.ownerId ? await findUser(app.db, { id: stored.ownerId }) : 'link-holder'
  if (!actor) return { turn: 'finished', after: from }
  const end = performance.now() + turnMs
  let after = from
  while (!signal.aborted && performance.now() < end) {
    const rows = await listRowsIn(app.db, importId, 'saved', { after, limit: atOnce.saved })
    const last = rows.at(-1)
    if (!last) {
      await finishWithSummary(app, importId, 'undoing')
      return { turn: 'finished', after }
    }
    const started = performance.now()
    if (!(await undoRows(app, actor, importId, rows))) return { turn: 'elsewhere', after }
    await giveWay(performance.now() - started, signal)
    after = last.position
  }
  return { turn: 'time-over', after }
}

const changedSince = 'It was changed after the import, so it stays.'
const decidedSince = 'An editor has already reviewed it, so it stays.'

/** Returns false if another process works on the import. */
async function undoRows(app: App, actor: Actor, importId: string, rows: ReadonlyArray<QueuedRow>) {
  return app.db.transaction(async (tx) => {
    if (!(await claimImport(tx, importId))) return false
    await announceLater(tx)
    await auditAsImport(tx, importId)
    const positions = rows.map(({ position }) => position)
    const locked = await lockRows(tx, importId, 'saved', positions)
    const mine = rows.filter(({ position }) => locked.has(position))
    const inside = { ...app, db: tx }
    const problems = [
      ...(await restoreReplaced(
        inside,
        actor,
        mine.filter(({ choice }) => choice === 'replace'),
      )),
      ...(await deleteSaved(
        inside,
        actor,
        mine.filter(({ choice }) => choice !== 'replace'),
      )),
    ]
    await recordOutcomes(
      tx,
      importId,
      problems.map(({ position, problem }) => ({ position, problem, ...(!problem && { state: 'undone' }) })),
    )
    return true
  })
}

/** Why the recipe of a row stays, or null. */
interface Undone {
  position: number
  problem: string | null
}

/** Deletes the saved recipes together. If that fails, tries each half, so that one recipe does not stop the others. */
async function deleteSaved(app: App, actor: Actor, rows: ReadonlyArray<QueuedRow>): Promise<ReadonlyArray<Undone>> {
  const [first] = rows
  if (!first) return []
  try {
    return await app.db.transaction((savepoint) => deleteUnused({ ...app, db: savepoint }, actor, rows))
  } catch (cause) {
    if (rows.length === 1) return [couldNotUndo(app, first, cause)]
    const middle = rows.length >> 1
    return [
      ...(await deleteSaved(app, actor, rows.slice(0, middle))),
      ...(await deleteSaved(app, actor, rows.slice(middle))),
    ]
  }
}

function couldNotUndo(app: App, { importId, position }: QueuedRow, cause: unknown): Undone {
  app.log.error({ err: cause, importId, position }, 'A row of an import could not be undone')
  return { position, problem: 'It could not be undone. Try again.' }
}

async function deleteUnused(app: App, actor: Actor, rows: ReadonlyArray<QueuedRow>): Promise<ReadonlyArray<Undone>> {
  const ids = rows.flatMap(({ recipeId }) => recipeId ?? [])
  const standings = await lockStandings(app.db, ids)
  const uses = await findUses(app.db, ids)
  const byStatus = new Map<string, { undone: Transition; ids: Array<string> }>()
  const undone = rows.map(({ position, recipeId, recipeVersion }): Undone => {
    const standing = recipeId === null ? undefined : standings.get(recipeId)
    // The recipe was deleted already.
    if (recipeId === null || !standing) return { position, problem: null }
    const problem = reasonToStay(standing, uses.get(recipeId), recipeVersion)
    const undoing = transition(standing, 'undo-import', actor)
    if (problem !== null || !undoing.ok) return { position, problem: problem ?? decidedSince }
    const group = byStatus.get(standing.status) ?? { undone: undoing, ids: [] }
    byStatus.set(standing.status, group)
    group.ids.push(recipeId)
    return { position, problem: null }
  })
  for (const group of byStatus.values()) await carryOutForAll(app, group.undone, group.ids, { actor })
  return undone
}

function reasonToStay(standing: StoredStanding, use: 'rated' | 'used' | undefined, version: number | null) {
  if (standing.version !== version) return changedSince
  if (standing.isWithdrawnByOwner) return 'You withdrew it. Delete it in My Recipes.'
  if (use === 'used') return 'Someone has saved or reported it since, so it stays.'
  if (use === 'rated') return 'It was rated after the import, so it stays.'
  return null
}

async function restoreReplaced(app: App, actor: Actor, rows: ReadonlyArray<QueuedRow>): Promise<Array<Undone>> {
  const undone: Array<Undone> = []
  for (const row of rows) {
    const { recipeId, position } = row
    const standing = recipeId === null ? undefined : await lockStanding(app.db, recipeId)
    undone.push(
      recipeId === null || !standing
        ? { position, problem: null }
        : await app.db
            .transaction((savepoint) => restore({ ...app, db: savepoint }, actor, recipeId, row))
            .then((problem) => ({ position, problem }))
            .catch((cause: unknown) => couldNotUndo(app, row, cause)),
    )
  }
  return undone
}

async function restore(
  app: App,
  actor: Actor,
  id: string,
  { recipeVersion: version, draft }: QueuedRow,
): Promise<string | null> {
  const waiting = await findWaitingRevision(app.db, id)
  if (waiting && typeof actor !== 'string') {
    if (!draft || !isSameText(waiting.content, draft)) return changedSince
    return (await dropChange(app, actor, id)) === 'done' ? null : decidedSince
  }
  // The change was refused or dropped, so there is nothing to restore.
  if (version === null) return null
  const revisions = await listRevisions(app.db, id)
  const before = revisions.find((revision) => revision.version !== null && revision.version + 1 === version)
  if (!before) return 'Its earlier version is gone, so it stays.'
  const outcome = await editRecipe(app, actor, id, {
    form: { ...formFromContent(before.content), imageUrl: null },
    version,
    revisionId: null,
    intent: 'send',
  })
  if (outcome.ok) return null
  return outcome.reason === 'changed' ? changedSince : decidedSince
}

const textOf = (form: RecipeForm) =>
  JSON.stringify({ ...form, imageId: null, imageUrl: null, rating: null, featured: false })

/** Compares everything but the picture and the rating, which an import leaves as they are. */
function isSameText(content: RecipeContent, draft: RecipeDraft): boolean {
  return textOf(formFromContent(content)) === textOf(formFromDraft(draft))
}
