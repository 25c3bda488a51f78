import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RowChoice, RowFilter, RowState } from '../../core/importing/imports.ts'
import type { Db } from '../connection/connect.ts'
import { copyInto } from '../connection/copy.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { importRows } from '../schema/importing.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

export type ImportRow = typeof importRows.$inferSelect
export type NewImportRow = typeof importRows.$inferInsert

/** Inserts rows with COPY, inside a transaction. */
export async function insertRows(transaction: Db, rows: ReadonlyArray<NewImportRow>): Promise<void> {
  await copyInto(transaction, importRows, rows)
}

const holds = {
  all: ne(importRows.state, 'known'),
  chosen: and(eq(importRows.state, 'ready'), ne(importRows.choice, 'skip')),
  duplicates: isNotNull(importRows.duplicateId),
  problems: isNotNull(importRows.problem),
}

const mostOfOneTitle = 50

const countOf = (filter: RowFilter) => sql<number>`count(*) filter (where ${holds[filter]})`.mapWith(Number)

/** Counts the rows of each filter. */
export async function countByFilter(db: Db, importId: string): Promise<Record<RowFilter, number>> {
  const [row] = await db
    .select({
      all: countOf('all'),
      chosen: countOf('chosen'),
      duplicates: countOf('duplicates'),
      problems: countOf('problems'),
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
  return row ?? { all: 0, chosen: 0, duplicates: 0, problems: 0 }
}

/** The recipe that a row became. */
const saved = alias(recipes, 'saved')

/** Lists the rows after a position, without their pictures. A saved row has the picture of its recipe. */
export async function listRows(
  db: Db,
  importId: string,
  { filter, after, limit }: { filter: RowFilter; after: number; limit: number },
) {
  const rows = await db
    .select({
      position: importRows.position,
      at: importRows.at,
      title: importRows.title,
      draft: importRows.draft,
      hasPicture: sql<boolean>`${importRows.picture} is not null`,
      problem: importRows.problem,
      choice: importRows.choice,
      state: importRows.state,
      recipeId: importRows.recipeId,
      duplicate: { id: recipes.id, title: recipes.title },
      image: pictureColumns,
    })
    .from(importRows)
    .leftJoin(recipes, eq(recipes.id, importRows.duplicateId))
    .leftJoin(saved, eq(saved.id, importRows.recipeId))
    .leftJoin(images, eq(images.id, saved.imageId))
    .where(and(eq(importRows.importId, importId), gt(importRows.position, after), holds[filter]))
    .orderBy(asc(importRows.position))
    .limit(limit)
  return rows.map(({ image, ...row }) => ({ ...row, savedPicture: toPicture(image) }))
}

/** Lists the recipes of an import that have one of these titles. */
export async function listDraftsTitled(db: Db, importId: string, titles: ReadonlyArray<string>) {
  if (titles.length === 0) return []
  const rows = await db
    .select({ draft: importRows.draft })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isOneOf(importRows.title, titles), isNotNull(importRows.draft)))
    .limit(mostOfOneTitle)
  return rows.flatMap(({ draft }) => draft ?? [])
}

export async function findRow(db: Db, importId: string, position: number): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.position, position)))
  return row
}

/** Sets the choice for rows that wait for the cook. Without positions, for all of them. */
export async function chooseRows(
  db: Db,
  importId: string,
  choice: RowChoice,
  positions?: ReadonlyArray<number>,
): Promise<void> {
  await db
    .update(importRows)
    .set({ choice, state: 'ready' })
    .where(
      and(
        eq(importRows.importId, importId),
        // A new choice for a failed row lets it wait for another import. Choosing all leaves failed rows alone.
        positions ? inArray(importRows.state, ['ready', 'failed']) : eq(importRows.state, 'ready'),
        positions && isOneOf(importRows.position, positions),
        // Only a known recipe can be replaced.
        choice === 'replace' ? isNotNull(importRows.duplicateId) : undefined,
        // Choosing all does not add recipes twice, and does not change what the cook chose.
        choice === 'import' && !positions
          ? and(eq(importRows.choice, 'skip'), isNull(importRows.duplicateId))
          : undefined,
      ),
    )
}

/** Queues the chosen rows, or the failed ones, and returns how many. */
export async function queueRows(
  db: Db,
  importId: string,
  from: Extract<RowState, 'ready' | 'failed'>,
  most: number,
): Promise<number> {
  const isWaiting = and(eq(importRows.importId, importId), eq(importRows.state, from), ne(importRows.choice, 'skip'))
  // One number instead of a list: without fresh statistics, PostgreSQL would compare each row with each position.
  const [beyond] = await db
    .select({ position: importRows.position })
    .from(importRows)
    .where(isWaiting)
    .orderBy(asc(importRows.position))
    .offset(most)
    .limit(1)
  const queued = await db
    .update(importRows)
    .set({ state: 'queued', problem: from === 'failed' ? null : sql`${importRows.problem}` })
    .where(and(isWaiting, beyond && lt(importRows.position, beyond.position)))
    .returning({ position: importRows.position })
  return queued.length
}

/**
 * A row without its picture and its source, which may be large. A saved row has a draft only if it replaced a recipe.
 */
export type QueuedRow = Omit<ImportRow, 'picture' | 'source'> & { hasPicture: boolean }

/** Returns whether the import has saved or replaced this recipe. */
export async function hasSavedRow(db: Db, importId: string, recipeId: string): Promise<boolean> {
  const [row] = await db
    .select({ position: importRows.position })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.recipeId, recipeId), eq(importRows.state, 'saved')))
    .limit(1)
  return row !== undefined
}

/** Lists rows in a state, in the order of the file. */
export async function listRowsIn(
  db: Db,
  importId: string,
  state: Extract<RowState, 'queued' | 'saved'>,
  { after, limit }: { after: number; limit: number },
): Promise<Array<QueuedRow>> {
  const { picture, source: _source, draft, choice, ...columns } = getTableColumns(importRows)
  return db
    .select({
      ...columns,
      choice,
      draft: sql<
        ImportRow['draft']
      >`case when ${importRows.state} = 'queued' or ${choice} = 'replace' then ${draft} end`,
      hasPicture: sql<boolean>`${picture} is not null`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, state), gt(importRows.position, after)))
    .orderBy(asc(importRows.position))
    .limit(limit)
}

/** Locks those of the rows that are still in the state, because another process may have saved them in the meantime. */
export async function lockRows(
  transaction: Db,
  importId: string,
  state: RowState,
  positions: ReadonlyArray<number>,
): Promise<Set<number>> {
  const rows = await transaction
    .select({ position: importRows.position })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, state), isOneOf(importRows.position, positions)))
    .for('update')
  return new Set(rows.map(({ position }) => position))
}

/** The outcome for a row. Missing fields stay as they are. */
export interface RowOutcome extends Pick<ImportRow, 'position' | 'problem'> {
  state?: RowState
  choice?: RowChoice
  recipeId?: string | null
  recipeVersion?: number | null
  /** The stored recipe has the picture now. */
  dropsPicture?: boolean
}

/** Stores the outcomes of many rows in one statement. */
export async function recordOutcomes(db: Db, importId: string, outcomes: ReadonlyArray<RowOutcome>): Promise<void> {
  const { position, state, choice, recipeId, recipeVersion, picture } = importRows
  await db.execute(sql`
    update ${importRows} set
      problem = outcome.problem,
      state = coalesce(outcome.state, ${state}),
      choice = coalesce(outcome.choice, ${choice}),
      recipe_id = coalesce(outcome."recipeId", ${recipeId}),
      recipe_version = coalesce(outcome."recipeVersion", ${recipeVersion}),
      picture = case when outcome."dropsPicture" then null else ${picture} end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) outcome(
      position integer, problem text, state text, choice text, "recipeId" text, "recipeVersion" integer,
      "dropsPicture" boolean)
    where ${importRows.importId} = ${importId} and ${position} = outcome.position`)
}

/** Replaces the recipe of a row that was not saved yet. Returns false if it was. */
export async function updateDraft(
  db: Db,
  importId: string,
  position: number,
  change: Pick<ImportRow, 'draft' | 'title' | 'problem'>,
): Promise<boolean> {
  const changed = await db
    .update(importRows)
    .set({
      ...change,
      state: 'ready',
      choice: sql`case when ${importRows.choice} = 'replace' then 'replace' else 'import' end`,
    })
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.position, position),
        or(eq(importRows.state, 'ready'), eq(importRows.state, 'failed')),
      ),
    )
    .returning({ position: importRows.position })
  return changed.length > 0
}
