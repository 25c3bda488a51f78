import type { NewRecipe } from '../../core/recipe/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { slugify } from '../../core/recipe/slug.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { listIdsLike } from '../../db/recipe-names.ts'
import { findRecipeBySource, releaseSource } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { accountOf, firstStatus, type Sender } from './first-status.ts'
import { keepRecipe } from './keep-recipe.ts'
import { pictureFor } from './picture-for.ts'
import { recipeColumns } from './recipe-columns.ts'

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
  return insertAs(app, given, sender, await firstStatus(app, sender))
}

/** Keeps what a cook began. Nobody else sees it, so it lays no claim to its source yet. */
export async function saveDraft(app: App, given: NewRecipe, cook: SignedIn): Promise<SaveOutcome> {
  return insertAs(app, given, cook, 'draft')
}

async function insertAs(app: App, given: NewRecipe, sender: Sender, status: RecipeStatus): Promise<SaveOutcome> {
  const columns = recipeColumns(given)
  const key = status === 'draft' ? null : columns.sourceKey
  const existing = key ? await findExisting(app, key) : undefined
  if (existing) return existing
  const picture = await pictureFor(app, { ...columns, imageId: given.imageId })
  const row = {
    ...columns,
    ...authorship(columns, accountOf(sender)),
    imageId: picture.id,
    // Who runs a site alone may feature anything; on a public one that is not a visitor's choice.
    featured: columns.featured && !app.env.PUBLIC_URL,
    sourceKey: key,
    status,
    datePublished: new Date(),
  }
  for (const id of await freeIds(app, columns.title)) {
    if (await keepRecipe(app, { ...row, id }, sender)) return { ok: true, id, status, imageProblem: picture.problem }
    const winner = key ? await findExisting(app, key) : undefined
    if (winner) return winner
  }
  throw new Error(`No free address for "${columns.title.slice(0, 80)}"`)
}

/** A cook's own recipe stands under their name; what was brought from elsewhere keeps the name it had there. */
export function authorship({ author, sourceUrl }: Pick<NewRecipe, 'author' | 'sourceUrl'>, cook: SignedIn | null) {
  if (!cook) return { author }
  const isOwn = sourceUrl === null && (author === null || author === cook.name)
  return { ownerId: cook.id, author: author ?? (isOwn ? cook.name : null), authorId: isOwn ? cook.chefId : null }
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
