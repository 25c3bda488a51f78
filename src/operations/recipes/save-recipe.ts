import { dietsOf } from '../../core/recipe/diets-of.ts'
import { fitRecipe } from '../../core/recipe/fit-recipe.ts'
import type { NewRecipe } from '../../core/recipe/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { slugify } from '../../core/recipe/slug.ts'
import { sourceKey } from '../../core/recipe/source-key.ts'
import { keepPicture } from '../../db/pictures.ts'
import { listIdsLike } from '../../db/recipe-names.ts'
import { findRecipeBySource, releaseSource } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { fetchImage } from '../images/fetch-image.ts'
import { firstStatus, type Sender } from './first-status.ts'
import { keepRecipe } from './keep-recipe.ts'

export type SaveOutcome = { ok: true; id: string; status: RecipeStatus; imageProblem: string | null } | Exists

interface Exists {
  ok: false
  reason: 'exists'
  id: string
  /** Otherwise it waits for review, and only its sender and the site's owner may know where it is. */
  isListed: boolean
}

/** Keeps a recipe for good; when this returns with an id it survives a crash. A picture that cannot be had does not hold it up. */
export async function saveRecipe(app: App, given: NewRecipe, sender: Sender = 'visitor'): Promise<SaveOutcome> {
  const recipe = fitRecipe(given)
  const key = recipe.sourceUrl ? sourceKey(recipe.sourceUrl) : null
  const existing = key ? await findExisting(app, key) : undefined
  if (existing) return existing
  const picture = await pictureFor(app, recipe)
  const status = firstStatus(app.env, sender)
  const { imageId: _, ...columns } = recipe
  const row = {
    ...columns,
    imageId: picture.id,
    // Who runs a site alone may feature anything; on a public one that is not a visitor's choice.
    featured: recipe.featured && !app.env.PUBLIC_URL,
    difficulty: recipe.difficulty ?? ('medium' as const),
    sourceKey: key,
    diets: dietsOf(recipe.ingredients),
    status,
    datePublished: new Date(),
  }
  for (const id of await freeIds(app, recipe.title)) {
    if (await keepRecipe(app, { ...row, id })) return { ok: true, id, status, imageProblem: picture.problem }
    const winner = key ? await findExisting(app, key) : undefined
    if (winner) return winner
  }
  throw new Error(`No free address for "${recipe.title.slice(0, 80)}"`)
}

/**
 * What was taken down is not in the way. It is not revived either: whoever sent it in follows it by a link, which must not show
 * them what somebody else sends now.
 */
async function findExisting(app: App, key: string): Promise<Exists | undefined> {
  const found = await findRecipeBySource(app.db, key)
  if (!found) return undefined
  if (found.standing !== 'gone')
    return { ok: false, reason: 'exists', id: found.id, isListed: found.standing === 'listed' }
  await releaseSource(app.db, key)
  return undefined
}

/** Several, since another save may take the first between the look and the insert. */
async function freeIds(app: App, title: string): Promise<Array<string>> {
  const slug = slugify(title)
  const taken = await listIdsLike(app.db, slug)
  const candidates = [slug, ...Array.from({ length: taken.size + 4 }, (_, index) => `${slug}-${index + 2}`)]
  const random = `${slug}-${crypto.randomUUID().slice(0, 8)}`
  return [...candidates.filter((id) => !taken.has(id)).slice(0, 3), random]
}

async function pictureFor(app: App, recipe: NewRecipe) {
  if (recipe.imageId && (await keepPicture(app.db, recipe.imageId))) return { id: recipe.imageId, problem: null }
  if (!recipe.imageUrl) return { id: null, problem: null }
  const stored = await fetchImage(app, recipe.imageUrl, recipe.title)
  return stored.ok ? { id: stored.picture.id, problem: null } : { id: null, problem: stored.problem }
}
