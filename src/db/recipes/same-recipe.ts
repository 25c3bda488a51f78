import { and, eq, not, or } from 'drizzle-orm'
import { compareRecipes } from '../../core/recipes/compare-recipes.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { sourceKey } from '../../core/recipes/source-key.ts'
import type { Db } from '../connection/connect.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { recipes } from '../schema/recipes.ts'
import { hasReleasedSource, isListed } from './recipe-visibility.ts'

type Draft = Pick<RecipeDraft, 'title' | 'ingredients' | 'sourceUrl'>

/** Visitors may only learn of listed recipes, and cooks also of their own. */
type SeenBy = 'everyone' | 'command-line' | { cook: string }

/** The site makes the addresses of recipes with the same title by counting. More than these are rare. */
const namesOf = (title: string) => {
  const slug = slugify(title)
  return [slug, ...[2, 3, 4, 5, 6].map((number) => `${slug}-${number}`)]
}

interface Alike {
  id: string
  likeness: 'same' | 'nearly'
}

/**
 * Finds the recipe that is the same as each draft or nearly the same, or null. Recipes that were taken down do not
 * count.
 */
export async function findAlike(db: Db, drafts: ReadonlyArray<Draft>, seenBy: SeenBy): Promise<Array<Alike | null>> {
  const keys = drafts.map(({ sourceUrl }) => (sourceUrl ? sourceKey(sourceUrl) : null))
  const names = drafts.map(({ title }) => namesOf(title))
  const { id, title, ingredients, sourceUrl, ownerId } = recipes
  const rows = await db
    .select({ id, title, ingredients, sourceUrl, key: recipes.sourceKey })
    .from(recipes)
    .where(
      and(
        or(
          isOneOf(id, new Set(names.flat())),
          isOneOf(
            recipes.sourceKey,
            keys.filter((key) => key !== null),
          ),
        ),
        seenBy === 'everyone'
          ? isListed
          : and(not(hasReleasedSource), seenBy === 'command-line' ? undefined : or(isListed, eq(ownerId, seenBy.cook))),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKey = new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row] as const])))
  return drafts.map((draft, index) => {
    const candidates = [byKey.get(keys[index] ?? ''), ...(names[index] ?? []).map((name) => byId.get(name))]
    const compared = candidates.flatMap((row) => {
      const likeness = row && compareRecipes(draft, row)
      return !likeness || likeness === 'different' ? [] : [{ id: row.id, likeness }]
    })
    return compared.find(({ likeness }) => likeness === 'same') ?? compared[0] ?? null
  })
}

/** Finds a recipe with the same title, source and ingredient lines, so that importing a file again adds nothing twice. */
export async function findSameRecipe(db: Db, draft: Draft, seenBy: SeenBy): Promise<string | null> {
  const [alike] = await findAlike(db, [draft], seenBy)
  return alike?.likeness === 'same' ? alike.id : null
}
