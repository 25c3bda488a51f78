import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { type Actor, accountOf, mayFeature } from '../../core/recipes/actor.ts'
import type { RecipeEvent } from '../../core/recipes/lifecycle-events.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { listIdsLike } from '../../db/recipes/recipe-ids.ts'
import { findRecipeBySource, releaseSource } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { firstTransition } from './first-status.ts'
import { addRecipe } from './add-recipe.ts'
import { pictureFor } from './picture-for.ts'
import { recipeColumns } from './recipe-columns.ts'

export type SaveOutcome = { ok: true; id: string; status: RecipeStatus; imageProblem: string | null } | Exists

interface Exists {
  ok: false
  reason: 'exists'
  id: string
  /** False while it waits for review. Then only its owner and editors may know its address. */
  isListed: boolean
}

/**
 * Saves a new recipe. After this returns an id, the recipe survives a crash. A picture that cannot be loaded does not
 * stop the save.
 */
export const saveRecipe = (app: App, given: NewRecipe, actor: Actor = 'visitor', published = new Date()) =>
  insert(app, given, actor, 'submit', published)

/** Saves a cook's draft. Only its cook sees it, so it does not claim its source yet. */
export const saveDraft = (app: App, given: NewRecipe, cook: SignedIn) => insert(app, given, cook, 'save', new Date())

async function insert(
  app: App,
  given: NewRecipe,
  actor: Actor,
  event: RecipeEvent,
  datePublished: Date,
): Promise<SaveOutcome> {
  const created = await firstTransition(app, event, actor)
  const status = created.next
  const columns = recipeColumns(given)
  const key = created.effects.includes('claim-source') ? columns.sourceKey : null
  const existing = key ? await findExisting(app, key) : undefined
  if (existing) return existing
  const picture = await pictureFor(app, { ...columns, imageId: given.imageId })
  const row = {
    ...columns,
    ...authorship(columns, accountOf(actor)),
    imageId: picture.id,
    featured: columns.featured && mayFeature(actor),
    sourceKey: key,
    status,
    datePublished,
  }
  for (const id of await freeIds(app, columns.title)) {
    if (await addRecipe(app, { ...row, id }, created, actor))
      return { ok: true, id, status, imageProblem: picture.problem }
    const winner = key ? await findExisting(app, key) : undefined
    if (winner) return winner
  }
  throw new Error(`No free address for "${columns.title.slice(0, 80)}"`)
}

/** Sets a cook's own recipe under the cook's name. Imported recipes keep the author of their source. */
export function authorship({ author, sourceUrl }: Pick<NewRecipe, 'author' | 'sourceUrl'>, cook: SignedIn | null) {
  if (!cook) return { author }
  const isOwn = sourceUrl === null && (author === null || author === cook.name)
  return { ownerId: cook.id, author: author ?? (isOwn ? cook.name : null), authorId: isOwn ? cook.chefId : null }
}

/**
 * Finds a recipe with the same source, but ignores one that was taken down. That recipe is not reused either, because
 * its sender follows it by a link, which must not show another person's recipe.
 */
async function findExisting(app: App, key: string): Promise<Exists | undefined> {
  const found = await findRecipeBySource(app.db, key)
  if (!found) return undefined
  if (found.standing !== 'gone')
    return { ok: false, reason: 'exists', id: found.id, isListed: found.standing === 'listed' }
  await releaseSource(app.db, key)
  return undefined
}

/** Returns several ids, because a concurrent save may take the first. */
async function freeIds(app: App, title: string): Promise<Array<string>> {
  const slug = slugify(title)
  const taken = await listIdsLike(app.db, slug)
  const candidates = [slug, ...Array.from({ length: taken.size + 4 }, (_, index) => `${slug}-${index + 2}`)]
  const random = `${slug}-${crypto.randomUUID().slice(0, 8)}`
  return [...candidates.filter((id) => !taken.has(id)).slice(0, 3), random]
}
