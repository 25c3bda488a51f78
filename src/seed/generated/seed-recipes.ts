import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { slugify } from '../../core/recipes/slug.ts'
import {
  finishSeeding,
  insertSeedChefs,
  insertSeedRows,
  listOwnRecipeIds,
  listSamplePictureIds,
  type SeedRow,
} from '../../db/seed/seed.ts'
import type { App } from '../../operations/app/app.ts'
import { generateRecipe, type SeedRecipe } from './generate-recipe.ts'
import { seedChefPrefix, seedChefs } from './people.ts'

interface SeedOrder {
  count: number
  /** Different numbers give different recipes. */
  seed: number
  /** Reuse the sample content's pictures. Otherwise recipes show a placeholder drawing. */
  withPictures?: boolean
  /**
   * Recipes per transaction. Large batches share the work on common words. Batches larger than the default use too much
   * memory.
   */
  batchSize?: number
  onProgress?(done: number): void
}

/** One batch is written while the next is generated. More would only wait for each other's locks. */
const inFlight = 2

/**
 * Fills the site with realistic recipes for load tests: numbers 1 to `count` of the seed's sequence. Existing ones
 * stay, so a later call with a larger count adds the difference. Returns the number of recipes added.
 */
export async function seedRecipes(
  app: App,
  { count, seed, withPictures = false, batchSize = 2_000, onProgress }: SeedOrder,
): Promise<number> {
  await insertSeedChefs(app.db, seedChefs)
  const addressFor = addressBook(await listOwnRecipeIds(app.db, seedChefPrefix))
  const pictures = withPictures ? await listSamplePictureIds(app.db) : []
  let come = 0
  let done = 0
  const writing = new Set<Promise<void>>()
  for (let start = 0; start < count; start += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, offset) => {
      const recipe = generateRecipe(seed, start + offset)
      return toRow(recipe, addressFor(recipe.title), pictures[(start + offset) % pictures.length] ?? null)
    })
    const write = insertSeedRows(app.db, rows).then((inserted) => {
      come += inserted
      done += rows.length
      writing.delete(write)
      onProgress?.(done)
    })
    writing.add(write)
    if (writing.size >= inFlight) await Promise.race(writing)
  }
  await Promise.all(writing)
  await finishSeeding(app.db, seedChefPrefix)
  await app.tables.tidy()
  return come
}

/** Gives every recipe a unique slug: `leek-soup`, `leek-soup-2`. */
function addressBook(taken: ReadonlyArray<string>) {
  const nextNumber = new Map(taken.map((id) => [id, 2]))
  return (title: string): string => {
    const slug = slugify(title)
    let number = nextNumber.get(slug)
    let id = slug
    while (number !== undefined && nextNumber.has(id)) id = `${slug}-${number++}`
    nextNumber.set(id, 2)
    if (number !== undefined) nextNumber.set(slug, number)
    return id
  }
}

function toRow(recipe: SeedRecipe, id: string, imageId: string | null): SeedRow {
  const { calories, ...rest } = recipe
  return {
    ...rest,
    id,
    imageId,
    totalTime: recipe.prepTime + recipe.cookTime,
    nutritionFacts: nutritionOf(calories),
    language: 'en',
    diets: dietTagsOf(recipe.ingredients),
    drawing: drawnDishOf(recipe),
  }
}

/** Splits calories like a mixed meal: about a fifth protein and a third fat. */
function nutritionOf(calories: number) {
  const grams = (share: number, caloriesOfOne: number) => Math.round((calories * share) / caloriesOfOne)
  return { calories, protein: grams(0.2, 4), carbs: grams(0.46, 4), fat: grams(0.34, 9) }
}
