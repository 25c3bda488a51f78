import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import { isBusy, type RowChoice } from '../../core/importing/imports.ts'
import { missingParts } from '../../core/recipes/forms/missing-parts.ts'
import { recipeFromForm, type RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { hasJobAbout } from '../../db/jobs/job-queue-list.ts'
import { chooseRows, queueRows, updateDraft } from '../../db/importing/import-rows.ts'
import {
  deleteImport,
  findImport,
  findProgress,
  listUnfinished,
  lockImport,
  setImportState,
  type StoredImport,
} from '../../db/importing/imports.ts'
import type { App } from '../app/app.ts'
import { admitSaves } from '../recipes/admit-save.ts'
import { forgetKey } from './collect/held-keys.ts'
import { scheduleTurn } from './collect/start-page-import.ts'

/**
 * Opens an import for the account it belongs to. An import without an account opens for everyone who knows its id,
 * which is secret. Undefined for everyone else.
 */
export async function openImport({ db }: Pick<App, 'db'>, actor: Actor, id: string): Promise<StoredImport | undefined> {
  const stored = await findImport(db, id)
  if (!stored) return undefined
  return stored.ownerId === null || stored.ownerId === accountOf(actor)?.id ? stored : undefined
}

/** Sets the cook's choice for some rows, or for all of them without positions. */
export const chooseForImport = (
  { db }: App,
  { id }: StoredImport,
  choice: RowChoice,
  positions?: ReadonlyArray<number>,
) => chooseRows(db, id, choice, positions)

/** Replaces the recipe of a row by an edited one. Returns false if the row has been saved in the meantime. */
export function editImportRow({ db }: App, { id }: StoredImport, position: number, form: RecipeForm): Promise<boolean> {
  const { featured: _featured, imageId: _image, ...draft } = recipeFromForm(form)
  return updateDraft(db, id, position, {
    draft,
    title: draft.title,
    problem: missingParts(draft).join(' ') || null,
  })
}

export type StartOutcome = 'started' | 'nothing' | 'too-many'

/**
 * Queues the chosen rows, or with `failed` the failed ones, and starts the job. Rows beyond the visitor's hourly limit
 * wait for another start.
 */
export async function startImport(
  app: App,
  { id }: StoredImport,
  { actor, visitor, from }: { actor: Actor; visitor: string; from: 'ready' | 'failed' },
): Promise<StartOutcome> {
  return app.db.transaction(async (tx) => {
    const stored = await lockImport(tx, id)
    const progress = await findProgress(tx, id)
    if (!progress || !stored || isBusy(stored.state)) return 'started'
    const wanted = from === 'ready' ? progress.chosen : progress.rows.failed
    if (wanted === 0) return 'nothing'
    const admitted = await admitSaves({ ...app, db: tx }, visitor, actor, wanted)
    if (admitted === 0) return 'too-many'
    await queueRows(tx, id, from, admitted)
    await setImportState(tx, id, 'running')
    await app.jobs.enqueue(tx, 'run-import', { importId: id })
    return 'started'
  })
}

/** Starts to delete the recipes of a finished import. */
export async function startUndo(app: App, { id }: StoredImport): Promise<void> {
  await app.db.transaction(async (tx) => {
    const stored = await lockImport(tx, id)
    if (stored?.state !== 'finished') return
    await setImportState(tx, id, 'undoing')
    await app.jobs.enqueue(tx, 'undo-import', { importId: id, after: 0 })
  })
}

/** Forgets an import that does not run. Its recipes stay. */
export async function forgetImport({ db }: App, { id }: StoredImport): Promise<void> {
  forgetKey(id)
  await deleteImport(db, id)
}

/** Continues the imports that a stopped process left. Otherwise the queue would wait for their jobs to expire. */
export async function continueImports(app: App): Promise<void> {
  for (const unfinished of await listUnfinished(app.db)) await enqueueNext(app, unfinished)
}

/** Continues the imports whose job the queue gave up. */
export async function continueGivenUpImports(app: App): Promise<void> {
  for (const unfinished of await listUnfinished(app.db)) {
    const isUnderway = await hasJobAbout(app.db, jobOf(unfinished), { importId: unfinished.id })
    if (!isUnderway) await enqueueNext(app, unfinished)
  }
}

type Unfinished = Awaited<ReturnType<typeof listUnfinished>>[number]

const jobOf = ({ state }: Unfinished) =>
  state === 'collecting' ? 'collect-import' : state === 'running' ? 'run-import' : 'undo-import'

/** A job of an earlier turn of a page import ends on its own, so that two never run at once. */
async function enqueueNext(app: App, unfinished: Unfinished): Promise<void> {
  const { id, turn } = unfinished
  const name = jobOf(unfinished)
  if (name === 'collect-import') return scheduleTurn(app, { id, turn })
  await app.db.transaction((tx) =>
    name === 'run-import'
      ? app.jobs.enqueue(tx, name, { importId: id })
      : app.jobs.enqueue(tx, name, { importId: id, after: 0 }),
  )
}
