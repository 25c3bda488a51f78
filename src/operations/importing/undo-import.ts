import type { Actor } from '../../core/recipes/actor.ts'
import { transition } from '../../core/recipes/lifecycle.ts'
import { formFromContent, type RecipeContent } from '../../core/recipes/recipe-content.ts'
import { formFromDraft, type RecipeForm } from '../../core/recipes/recipe-form.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { findUser } from '../../db/accounts/users.ts'
import { listRowsIn, lockRows, type QueuedRow, updateRow } from '../../db/importing/import-rows.ts'
import { findImport, finishImport } from '../../db/importing/imports.ts'
import { findWaitingRevision, listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { isUsedByOthers } from '../../db/recipes/recipe-use.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { carryOut } from '../recipes/carry-out.ts'
import { dropChange } from '../recipes/drop-change.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'

/** Rows of one transaction, see `runImport`. */
const rowsAtOnce = 300

/**
 * Deletes the recipes of an import and restores the replaced ones, until `signal` aborts. Recipes that were changed,
 * rated, saved by others or reported since stay. Returns the position of the last row, from which the next turn continues.
 */
export async function undoImport(
  app: App,
  importId: string,
  signal: AbortSignal,
  { from = 0, turnMs = 15_000 } = {},
): Promise<{ isDone: boolean; after: number }> {
  const stored = await findImport(app.db, importId)
  if (stored?.state !== 'undoing') return { isDone: true, after: from }
  // Without an account, the secret address of the import proves who sent its recipes.
  const actor = stored.ownerId ? await findUser(app.db, { id: stored.ownerId }) : 'link-holder'
  if (!actor) return { isDone: true, after: from }
  const end = performance.now() + turnMs
  let after = from
  while (!signal.aborted && performance.now() < end) {
    const rows = await listRowsIn(app.db, importId, 'saved', { after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) {
      await finishImport(app.db, importId, 'undoing')
      return { isDone: true, after }
    }
    // Another process works on these rows, after a restart for example.
    if (!(await undoRows(app, actor, importId, rows))) return { isDone: false, after }
    after = last.position
  }
  return { isDone: false, after }
}

async function undoRows(app: App, actor: Actor, importId: string, rows: ReadonlyArray<QueuedRow>) {
  return app.db.transaction(async (tx) => {
    const positions = rows.map(({ position }) => position)
    const mine = await lockRows(tx, importId, 'saved', positions)
    for (const row of rows.filter(({ position }) => mine.has(position))) {
      const problem = await tx
        .transaction(async (savepoint) => undoRow({ ...app, db: savepoint }, actor, row))
        .catch((cause: unknown) => {
          app.log.error({ err: cause, importId, position: row.position }, 'A row of an import could not be undone')
          return 'It could not be undone. Try again.'
        })
      await updateRow(tx, importId, row.position, problem ? { problem } : { state: 'undone', problem: null })
    }
    return mine.size === rows.length
  })
}

const changedSince = 'It was changed after the import, so it stays.'
const decidedSince = 'An editor has decided about it, so it stays.'

/** Returns why the recipe stays, or null. */
async function undoRow(app: App, actor: Actor, row: QueuedRow): Promise<string | null> {
  const { recipeId } = row
  const standing = recipeId === null ? undefined : await lockStanding(app.db, recipeId)
  // The recipe was deleted already.
  if (recipeId === null || !standing) return null
  if (row.choice === 'replace') return restore(app, actor, recipeId, row)
  const stored = await findStoredRecipe(app.db, recipeId)
  if (standing.version !== row.recipeVersion) return changedSince
  if (standing.isWithdrawnByOwner) return 'You withdrew it. Delete it in My Recipes.'
  if (await isUsedByOthers(app.db, recipeId, standing.ownerId))
    return 'Someone saved or reported it since, so it stays.'
  if (stored?.recipe.ratings) return 'It was rated after the import, so it stays.'
  const undone = transition(standing, 'undo-import', actor)
  if (!undone.ok || !(await carryOut(app, undone, { recipeId, actor }))) return decidedSince
  return null
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
