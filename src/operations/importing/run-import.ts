import { atOnce } from '../../core/importing/imports.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { formFromDraft, type NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import { missingParts } from '../../core/recipes/forms/missing-parts.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import { announceLater } from '../../db/connection/change-channel.ts'
import {
  findRow,
  hasSavedRow,
  listRowsIn,
  lockRows,
  type QueuedRow,
  recordOutcomes,
  type RowOutcome,
} from '../../db/importing/import-rows.ts'
import { claimImport, findImport, releaseRows } from '../../db/importing/imports.ts'
import { findWaitingRevision } from '../../db/recipes/recipe-revisions.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { storeImage } from '../pictures/store-image.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'
import { pictureFor } from '../recipes/picture-for.ts'
import type { SaveOutcome } from '../recipes/save-recipe.ts'
import { saveRecipes } from '../recipes/save-recipes.ts'
import { auditAsImport, finishWithSummary } from './audit-import.ts'
import { giveWay, type Turn } from './turns.ts'

/** Rows with pictures take long to prepare. A stopped process repeats this work. */
const prepareMs = 4_000
const picturesAtOnce = 4

type Change = Omit<RowOutcome, 'position'>

/**
 * Saves the queued rows of an import until `signal` aborts or the time of one turn is over, so that other imports get
 * their turn. May run twice at once: each row is saved once.
 */
export async function runImport(app: App, importId: string, signal: AbortSignal, turnMs = 15_000): Promise<Turn> {
  const stored = await findImport(app.db, importId)
  if (stored?.state !== 'running') return 'finished'
  const cook = stored.ownerId ? await findActiveUser(app.db, stored.ownerId) : null
  if (cook === undefined) {
    await releaseRows(app.db, importId)
    await finishWithSummary(app, importId, 'running')
    return 'finished'
  }
  const end = performance.now() + turnMs
  while (!signal.aborted && performance.now() < end) {
    const rows = await listRowsIn(app.db, importId, 'queued', { after: 0, limit: atOnce.saved })
    if (rows.length === 0) {
      await finishWithSummary(app, importId, 'running')
      return 'finished'
    }
    const started = performance.now()
    if (!(await saveRows(app, cook, importId, rows))) return 'elsewhere'
    await giveWay(performance.now() - started, signal)
  }
  return 'time-over'
}

/** Returns false if another process works on the import. */
async function saveRows(app: App, cook: SignedIn | null, importId: string, rows: ReadonlyArray<QueuedRow>) {
  const pictures = await preparePictures(app, rows)
  return app.db.transaction(async (tx) => {
    if (!(await claimImport(tx, importId))) return false
    await announceLater(tx)
    await auditAsImport(tx, importId)
    const locked = await lockRows(tx, importId, 'queued', [...pictures.keys()])
    const mine = rows.flatMap((row) => {
      const picture = pictures.get(row.position)
      return picture && locked.has(row.position) ? [planRow(row, picture, cook)] : []
    })
    const actor: Actor = cook ?? 'visitor'
    const inside = { ...app, db: tx }
    const outcomes = [
      ...mine.flatMap((plan) => (plan.kind === 'failed' ? [plan.outcome] : [])),
      ...(await saveTogether(inside, actor, mine.filter(isNew('submit')))),
      ...(await saveTogether(inside, actor, mine.filter(isNew('save')))),
      ...(await replaceRecipes(inside, actor, importId, mine)),
    ]
    await recordOutcomes(tx, importId, outcomes)
    return true
  })
}

interface Planned {
  row: QueuedRow
  recipe: NewRecipe
  picture: Prepared
}

interface New extends Planned {
  kind: 'new'
  event: 'submit' | 'save'
}

type Plan = New | (Planned & { kind: 'replace'; id: string }) | { kind: 'failed'; outcome: RowOutcome }

const isNew =
  (event: New['event']) =>
  (plan: Plan): plan is New =>
    plan.kind === 'new' && plan.event === event

function planRow(row: QueuedRow, picture: Prepared, cook: SignedIn | null): Plan {
  const { draft, choice, duplicateId, position } = row
  const failed = (problem: string): Plan => ({ kind: 'failed', outcome: { position, state: 'failed', problem } })
  if (!draft) return failed('There is nothing to save')
  const missing = missingParts(draft)
  const replaced = choice === 'replace' ? duplicateId : null
  if (missing.length > 0 && (replaced !== null || !cook))
    return failed(`${missing.join(' ')} Edit it, then import it again.`)
  // The picture is stored already, so its address must not be fetched again.
  const imageUrl = picture.id ? draft.imageUrl : null
  const recipe: NewRecipe = { ...draft, imageUrl, featured: false, imageId: picture.id }
  const planned = { row, recipe, picture }
  if (replaced !== null) return { ...planned, kind: 'replace', id: replaced }
  return { ...planned, kind: 'new', event: missing.length > 0 ? 'save' : 'submit' }
}

/** Saves new recipes together. If one of them fails, tries each half, so that a bad row does not stop the others. */
async function saveTogether(app: App, actor: Actor, plans: ReadonlyArray<New>): Promise<ReadonlyArray<RowOutcome>> {
  const [first] = plans
  if (!first) return []
  try {
    const recipes = plans.map(({ recipe }) => recipe)
    const saved = await app.db.transaction((savepoint) =>
      saveRecipes({ ...app, db: savepoint }, recipes, actor, first.event),
    )
    return plans.map((plan, index) => withPicture(plan, outcomeOf(plan, saved[index])))
  } catch (cause) {
    if (plans.length === 1) return [withPicture(first, couldNotSave(app, first, cause))]
    const middle = plans.length >> 1
    return [
      ...(await saveTogether(app, actor, plans.slice(0, middle))),
      ...(await saveTogether(app, actor, plans.slice(middle))),
    ]
  }
}

function outcomeOf({ event, recipe }: New, saved: SaveOutcome | undefined): Change {
  if (!saved?.ok)
    return {
      state: 'failed',
      problem: 'This recipe already exists in your collection!',
      ...(saved?.isListed && { recipeId: saved.id }),
    }
  const problem = event === 'save' ? `Saved as a draft. ${missingParts(recipe).join(' ')}` : null
  return { state: 'saved', choice: 'import', recipeId: saved.id, recipeVersion: 1, problem }
}

function couldNotSave(app: App, { row: { importId, position } }: Planned, cause: unknown): Change {
  app.log.error({ err: cause, importId, position }, 'A row of an import could not be saved')
  return { state: 'failed', problem: 'Failed to save recipe. Try again.' }
}

/** Adds what was wrong with the picture. The picture stays for another try. */
function withPicture({ row: { position }, picture }: Planned, change: Change): RowOutcome {
  const isSaved = change.state === 'saved'
  const problems = [change.problem, isSaved && picture.problem && `The picture: ${picture.problem}.`]
  return {
    ...change,
    position,
    problem: problems.filter(Boolean).join(' ') || null,
    dropsPicture: isSaved && !picture.problem,
  }
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

async function replaceRecipes(app: App, actor: Actor, importId: string, plans: ReadonlyArray<Plan>) {
  const outcomes: Array<RowOutcome> = []
  for (const plan of plans) {
    if (plan.kind !== 'replace') continue
    const change = await app.db
      .transaction((savepoint) => replaceRecipe({ ...app, db: savepoint }, actor, importId, plan))
      .catch((cause: unknown) => couldNotSave(app, plan, cause))
    outcomes.push(withPicture(plan, change))
    // The next row may replace the same recipe, which is refused.
    await recordOutcomes(app.db, importId, outcomes.slice(-1))
  }
  return outcomes
}

/** The picture and the rating stay, unless the file has others. */
async function replaceRecipe(
  app: App,
  actor: Actor,
  importId: string,
  { id, recipe }: { id: string; recipe: NewRecipe },
): Promise<Change> {
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
  const form = {
    ...formFromDraft(recipe),
    rating: recipe.rating ?? rating,
    imageId: recipe.imageId ?? picture?.id ?? null,
    imageUrl: null,
  }
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
  'not-now': 'An editor has already reviewed this recipe, so it can’t be replaced.',
  changed: 'Someone is changing this recipe. Try again.',
  exists: 'Another recipe has this source address.',
}
