import type { Actor } from '../../core/recipes/actor.ts'
import { formFromDraft, type NewRecipe } from '../../core/recipes/recipe-form.ts'
import { missingParts } from '../../core/recipes/missing-parts.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import {
  findRow,
  hasSavedRow,
  type ImportRow,
  listRowsIn,
  type QueuedRow,
  lockRows,
  updateRow,
} from '../../db/importing/import-rows.ts'
import { findImport, finishImport, stopImport } from '../../db/importing/imports.ts'
import { findWaitingRevision } from '../../db/recipes/recipe-revisions.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { storeImage } from '../pictures/store-image.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'
import { pictureFor } from '../recipes/picture-for.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'

/**
 * Rows of one transaction. Each transaction makes the cached pages stale, so smaller ones would slow visitors down: with
 * 20 rows, nearly every page was rendered again.
 */
const rowsAtOnce = 300
/** Rows with pictures take long to prepare. A stopped process repeats this work. */
const prepareMs = 4_000
const picturesAtOnce = 4

type Change = Partial<Pick<ImportRow, 'state' | 'choice' | 'problem' | 'recipeId' | 'recipeVersion'>>

/**
 * Saves the queued rows of an import until `signal` aborts or the time of one turn is over, so that other imports get
 * their turn. Returns true when the import is finished. May run twice at once: each row is saved once.
 */
export async function runImport(app: App, importId: string, signal: AbortSignal, turnMs = 15_000): Promise<boolean> {
  const stored = await findImport(app.db, importId)
  if (stored?.state !== 'running') return true
  const cook = stored.ownerId ? await findActiveUser(app.db, stored.ownerId) : null
  if (cook === undefined) {
    await stopImport(app.db, importId)
    return true
  }
  const end = performance.now() + turnMs
  while (!signal.aborted && performance.now() < end) {
    const rows = await listRowsIn(app.db, importId, 'queued', { after: 0, limit: rowsAtOnce })
    if (rows.length === 0) {
      await finishImport(app.db, importId, 'running')
      return true
    }
    // Another process works on these rows, after a restart for example.
    if (!(await saveRows(app, cook, importId, rows))) return false
  }
  return false
}

/** Returns false if another process has locked all the rows. */
async function saveRows(app: App, cook: SignedIn | null, importId: string, rows: ReadonlyArray<QueuedRow>) {
  const pictures = await preparePictures(app, rows)
  return app.db.transaction(async (tx) => {
    const mine = await lockRows(tx, importId, 'queued', [...pictures.keys()])
    for (const row of rows) {
      const picture = pictures.get(row.position)
      if (!picture || !mine.has(row.position)) continue
      // Each row has its own savepoint, so that a bad row does not undo the others.
      const change = await tx
        .transaction(async (savepoint) => saveRow({ ...app, db: savepoint }, cook, row, picture.id))
        .catch((cause: unknown): Change => {
          app.log.error({ err: cause, importId, position: row.position }, 'A row of an import could not be saved')
          return { state: 'failed', problem: 'Failed to save recipe. Try again.' }
        })
      const isSaved = change.state === 'saved'
      const problems = [change.problem, isSaved && picture.problem && `The picture: ${picture.problem}.`]
      await updateRow(tx, importId, row.position, {
        ...change,
        problem: problems.filter(Boolean).join(' ') || null,
        // The picture stays for another try.
        ...(isSaved && !picture.problem && { picture: null }),
      })
    }
    return mine.size > 0
  })
}

type Prepared = Awaited<ReturnType<typeof pictureOf>>

/** Returns the pictures of the first rows, by position. Runs before the rows are locked, because it may take seconds. */
async function preparePictures(app: App, rows: ReadonlyArray<QueuedRow>): Promise<Map<number, Prepared>> {
  const end = performance.now() + prepareMs
  const prepared = new Map<number, Prepared>()
  for (let next = 0; next < rows.length && (next === 0 || performance.now() < end); next += picturesAtOnce) {
    const some = rows.slice(next, next + picturesAtOnce)
    const pictures = await Promise.all(
      some.map((row) =>
        pictureOf(app, row).catch((cause: unknown) => {
          app.log.error({ err: cause, position: row.position }, 'The picture of an imported recipe could not be stored')
          return { id: null, problem: 'It could not be stored' }
        }),
      ),
    )
    for (const [index, row] of some.entries()) {
      const picture = pictures[index]
      if (picture) prepared.set(row.position, picture)
    }
  }
  return prepared
}

/** Stores the picture from the file, or fetches it. */
async function pictureOf(app: App, { importId, position, hasPicture, draft, title }: QueuedRow) {
  const picture = hasPicture ? (await findRow(app.db, importId, position))?.picture : null
  const stored = picture ? await storeImage(app, picture, { alt: title }) : null
  if (stored?.ok) return { id: stored.picture.id, problem: null }
  const fetched = await pictureFor(app, { title, imageId: null, imageUrl: draft?.imageUrl ?? null })
  return fetched.id ? fetched : { id: null, problem: stored?.problem ?? fetched.problem }
}

async function saveRow(app: App, cook: SignedIn | null, row: QueuedRow, imageId: string | null): Promise<Change> {
  const { draft, choice, duplicateId } = row
  if (!draft) return { state: 'failed', problem: 'There is nothing to save' }
  // The picture is stored already, so its address must not be fetched again.
  const recipe: NewRecipe = {
    ...draft,
    imageUrl: imageId ? draft.imageUrl : null,
    rating: null,
    featured: false,
    imageId,
  }
  const actor: Actor = cook ?? 'visitor'
  const missing = missingParts(draft)
  const isReplacing = choice === 'replace' && duplicateId !== null
  if (missing.length > 0 && (isReplacing || !cook))
    return { state: 'failed', problem: `${missing.join(' ')} Edit it, then import it again.` }
  if (isReplacing) return replaceRecipe(app, actor, row.importId, duplicateId, recipe)
  const saved = missing.length > 0 && cook ? await saveDraft(app, recipe, cook) : await saveRecipe(app, recipe, actor)
  if (!saved.ok)
    return {
      state: 'failed',
      problem: 'This recipe already exists in your collection!',
      ...(saved.isListed && { recipeId: saved.id }),
    }
  const problem = missing.length > 0 ? `Saved as a draft. ${missing.join(' ')}` : null
  return { state: 'saved', choice: 'import', recipeId: saved.id, recipeVersion: 1, problem }
}

/** The picture and the rating stay, unless the file has another picture. */
async function replaceRecipe(app: App, actor: Actor, importId: string, id: string, recipe: NewRecipe): Promise<Change> {
  const standing = await findStanding(app.db, id)
  const stored = await findStoredRecipe(app.db, id)
  if (!standing || !stored) return { state: 'failed', problem: replaceProblems.unknown }
  if (standing.status === 'draft')
    return { state: 'failed', problem: 'This recipe is a draft of yours. Edit it in My Recipes.' }
  if (await hasSavedRow(app.db, importId, id))
    return { state: 'failed', problem: 'Another recipe of this file replaced it already.' }
  if (await findWaitingRevision(app.db, id))
    return { state: 'failed', problem: 'An earlier change to this recipe still waits for review.' }
  const { rating, picture } = stored.recipe
  const form = { ...formFromDraft(recipe), rating, imageId: recipe.imageId ?? picture?.id ?? null, imageUrl: null }
  const outcome = await editRecipe(app, actor, id, {
    form,
    version: standing.version,
    revisionId: null,
    intent: 'send',
  })
  if (!outcome.ok) return { state: 'failed', problem: replaceProblems[outcome.reason], recipeId: id }
  const after = await findStanding(app.db, id)
  return {
    state: 'saved',
    recipeId: id,
    // A change that waits has no version yet.
    recipeVersion: outcome.became === 'change-waiting' ? null : (after?.version ?? null),
    problem: outcome.became === 'change-waiting' ? 'The change waits for review.' : null,
  }
}

const replaceProblems = {
  unknown: 'The recipe to replace was deleted.',
  'not-yours': 'Only its cook or an editor can replace this recipe. Import it as another recipe.',
  'not-now': 'An editor has decided about this recipe, so it can’t be replaced.',
  changed: 'Someone is changing this recipe. Try again.',
  exists: 'Another recipe has this source address.',
}
