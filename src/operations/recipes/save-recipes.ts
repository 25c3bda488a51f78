import { type Actor, accountOf, mayFeature } from '../../core/recipes/actor.ts'
import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { isListed } from '../../core/recipes/visibility.ts'
import type { Db } from '../../db/connection/connect.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import { insertManyRecipes } from '../../db/recipes/bulk-recipes.ts'
import { listIdsLike, listTakenIds } from '../../db/recipes/recipe-ids.ts'
import { listRecipesBySource, releaseSource } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { carryOutForAll } from './carry-out.ts'
import { firstTransition } from './first-status.ts'
import { recipeColumns } from './recipe-columns.ts'
import { authorship, type SaveOutcome } from './save-recipe.ts'

/**
 * Saves new recipes in few statements, and returns the outcome of each. Their pictures must be stored already. Call it
 * in a transaction: one bad recipe makes all fail.
 */
export async function saveRecipes(
  app: App,
  given: ReadonlyArray<NewRecipe>,
  actor: Actor,
  event: 'save' | 'submit',
  { isAlwaysReviewed = false } = {},
): Promise<Array<SaveOutcome>> {
  if (given.length === 0) return []
  const created = await firstTransition(app, event, actor, isAlwaysReviewed)
  const claims = created.effects.includes('claim-source')
  const contents = given.map((recipe) => ({ ...recipeColumns(recipe), imageId: recipe.imageId }))
  const known = await findSources(
    app.db,
    contents.flatMap(({ sourceKey }) => (claims && sourceKey ? [sourceKey] : [])),
  )
  const freeId = await addressBook(
    app.db,
    contents.map(({ title }) => title),
  )
  const rows: Array<Parameters<typeof insertManyRecipes>[1][number]> = []
  const outcomes: Array<SaveOutcome> = []
  // Lists show the newest first, so the recipes of a file get different dates.
  const now = Date.now() - contents.length
  for (const [index, content] of contents.entries()) {
    const sourceKey = claims ? content.sourceKey : null
    const existing = sourceKey === null ? undefined : known.get(sourceKey)
    if (existing) {
      outcomes.push({ ok: false, reason: 'exists', ...existing })
      continue
    }
    const id = await freeId(content.title)
    if (sourceKey !== null) known.set(sourceKey, { id, isListed: isListed(created.next) })
    rows.push({
      ...content,
      ...authorship(content, accountOf(actor)),
      id,
      imageId: content.imageId && (await claimPicture(app.db, content.imageId)) ? content.imageId : null,
      featured: content.featured && mayFeature(actor),
      sourceKey,
      status: created.next,
      datePublished: new Date(now + index),
    })
    outcomes.push({ ok: true, id, status: created.next, imageProblem: null })
  }
  const inserted = await insertManyRecipes(app.db, rows)
  if (inserted.length < rows.length) throw new Error('Another process saved one of these recipes meanwhile')
  const ids = rows.map(({ id }) => id)
  await carryOutForAll(app, created, ids, { actor })
  return outcomes
}

/** Finds the recipes that have these sources, and releases the sources of those that were taken down. */
async function findSources(db: Db, keys: ReadonlyArray<string>) {
  const found = await listRecipesBySource(db, keys)
  for (const { key, standing } of found) if (standing === 'gone') await releaseSource(db, key)
  return new Map(
    found
      .filter(({ standing }) => standing !== 'gone')
      .map(({ key, id, standing }) => [key, { id, isListed: standing === 'listed' }]),
  )
}

/** Most titles are rare. The ids of more recipes with one title are looked up when they are needed. */
const commonNumbers = [2, 3, 4, 5, 6, 7, 8, 9]

/** Returns a function that gives each recipe a free id: `leek-soup`, `leek-soup-2`. */
async function addressBook(db: Db, titles: ReadonlyArray<string>) {
  const slugs = [...new Set(titles.map(slugify))]
  const taken = await listTakenIds(
    db,
    slugs.flatMap((slug) => [slug, ...commonNumbers.map((number) => `${slug}-${number}`)]),
  )
  const lookedUp = new Set<string>()
  return async (title: string): Promise<string> => {
    const slug = slugify(title)
    let id = slug
    for (let number = 2; taken.has(id); number += 1) {
      id = `${slug}-${number}`
      if (commonNumbers.includes(number) || lookedUp.has(slug)) continue
      lookedUp.add(slug)
      for (const other of await listIdsLike(db, slug)) taken.add(other)
    }
    taken.add(id)
    return id
  }
}
