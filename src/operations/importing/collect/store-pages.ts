import { mostRows } from '../../../core/importing/imports.ts'
import { compareRecipes } from '../../../core/recipes/compare-recipes.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import type { Db } from '../../../db/connection/connect.ts'
import { nextRowPosition, noteStep } from '../../../db/importing/collecting.ts'
import { insertPages, settlePages, type WaitingPage } from '../../../db/importing/import-pages.ts'
import { insertRows, listDraftsTitled, type NewImportRow } from '../../../db/importing/import-rows.ts'
import { lockImport, type StoredImport } from '../../../db/importing/imports.ts'
import { listRecipesBySource } from '../../../db/recipes/recipes.ts'
import type { ReadOutcome } from '../../../importer/source.ts'
import type { App } from '../../app/app.ts'
import { markAlike, rowOf, shortText } from '../rows-of-import.ts'
import type { Discovery, FoundPage, PageOutcome } from './collector.ts'

type Read = Exclude<PageOutcome, { kind: 'later' | 'stop' }>
type Owned = Pick<StoredImport, 'id' | 'ownerId'>

/**
 * Stores found pages, with their content if it came with them, and the place where the search continues, in one
 * transaction.
 */
export async function storeDiscovery(
  app: App,
  stored: Owned,
  { pages, cursor }: Extract<Discovery, { kind: 'found' }>,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    // The cook may have removed the import meanwhile.
    if (!(await lockImport(tx, stored.id))) return
    await addPages(tx, stored, pages)
    await noteStep(tx, stored.id, { fetched: 0, cursor, isDiscovered: cursor === null })
  })
}

/** Stores what became of a page and its recipes in one transaction, once. */
export async function storePage(app: App, stored: Owned, page: WaitingPage, outcome: Read): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (!(await lockImport(tx, stored.id))) return
    const problem = 'problem' in outcome ? shortText(outcome.problem ?? '') || null : null
    const settled = await settlePages(tx, stored.id, [page.position], { state: outcome.kind, problem })
    if (settled.size === 0) return
    const outcomes =
      outcome.kind === 'read'
        ? outcome.outcomes
        : outcome.kind === 'failed'
          ? [{ ok: false as const, at: page.address, problem: outcome.problem }]
          : []
    await addRows(tx, stored, outcomes)
    if ('found' in outcome && outcome.found) await addPages(tx, stored, outcome.found)
    const isFetched = !(outcome.kind === 'skipped' && outcome.isFetched === false)
    await noteStep(tx, stored.id, { fetched: isFetched ? 1 : 0, failed: outcome.kind === 'failed' })
  })
}

async function addPages(tx: Db, stored: Owned, found: ReadonlyArray<FoundPage>): Promise<void> {
  const byKey = new Map(found.filter(isStorable).map((page) => [keyOf(page), page]))
  if (byKey.size === 0) return
  const inserted = await insertPages(
    tx,
    stored.id,
    [...byKey].map(([key, { address, rank = 1, details = null }]) => ({ address, key, rank, details })),
  )
  const known = await settleKnown(tx, stored, inserted)
  const read = inserted.flatMap((page) => {
    const outcomes = byKey.get(page.key)?.outcomes
    return outcomes && !known.has(page.position) ? [{ position: page.position, outcomes }] : []
  })
  if (read.length === 0) return
  await settlePages(
    tx,
    stored.id,
    read.map(({ position }) => position),
    { state: 'read' },
  )
  await addRows(
    tx,
    stored,
    read.flatMap(({ outcomes }) => [...outcomes]),
  )
}

/** An index of PostgreSQL takes about 2,700 bytes. */
const isStorable = (page: FoundPage) => Math.max(page.address.length, Buffer.byteLength(keyOf(page))) <= 2_000

const keyOf = ({ key, address }: FoundPage) => key ?? address

/** The site has these recipes already, so their pages are not fetched. */
async function settleKnown(tx: Db, stored: Owned, pages: ReadonlyArray<WaitingPage>): Promise<Set<number>> {
  const sources = new Map(pages.map((page) => [sourceKey(page.address) ?? '', page]))
  const recipes = await listRecipesBySource(tx, [...sources.keys()].filter(Boolean))
  const known = recipes.flatMap((recipe) => {
    const page = recipe.standing === 'gone' ? undefined : sources.get(recipe.key)
    return page ? [{ page, recipe }] : []
  })
  if (known.length === 0) return new Set()
  const settled = await settlePages(
    tx,
    stored.id,
    known.map(({ page }) => page.position),
    { state: 'known' },
  )
  const first = await nextRowPosition(tx, stored.id)
  const rows = known.map(({ page, recipe }, index): NewImportRow => {
    const isListed = recipe.standing === 'listed'
    return {
      importId: stored.id,
      position: first + index,
      at: shortText(page.address),
      // Only its cook may know of a recipe that waits for review.
      title: isListed ? recipe.title : '',
      draft: null,
      source: null,
      problem: isListed ? null : 'This recipe already exists in your collection!',
      duplicateId: isListed ? recipe.id : null,
      state: 'known',
      choice: 'skip',
    }
  })
  await insertRows(tx, rows)
  return settled
}

async function addRows(tx: Db, { id, ownerId }: Owned, outcomes: ReadonlyArray<ReadOutcome>): Promise<void> {
  if (outcomes.length === 0) return
  const first = await nextRowPosition(tx, id)
  const earlier = new Set<string>()
  const rows = outcomes
    .slice(0, Math.max(0, mostRows + 1 - first))
    .map((outcome, index) => rowOf(outcome, { importId: id, position: first + index }, earlier))
  const single = await skipRepeated(tx, id, rows)
  const marked = await markAlike(tx, single, ownerId === null ? null : { id: ownerId })
  if (marked.length > 0) await insertRows(tx, marked)
}

/** A site may show a recipe at several addresses. */
async function skipRepeated(tx: Db, importId: string, rows: ReadonlyArray<NewImportRow>): Promise<Array<NewImportRow>> {
  const titles = rows.flatMap(({ draft }) => (draft ? [draft.title] : []))
  const before = await listDraftsTitled(tx, importId, titles)
  return rows.map((row) => {
    const { draft } = row
    if (!draft || !before.some((other) => compareRecipes(draft, other) !== 'different')) return row
    const problem = [row.problem, 'Another page has this recipe too.'].filter(Boolean).join(' ')
    return { ...row, choice: 'skip' as const, problem }
  })
}
