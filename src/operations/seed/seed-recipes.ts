import { dietsOf } from '../../core/recipe/diets-of.ts'
import { slugify } from '../../core/recipe/slug.ts'
import {
  finishSeeding,
  insertSeedChefs,
  insertSeedRows,
  listOwnRecipeIds,
  listSamplePictureIds,
  type SeedRow,
} from '../../db/seed.ts'
import type { App } from '../app.ts'
import { generateRecipe, type SeedRecipe } from './generate-recipe.ts'
import { seedChefPrefix, seedChefs } from './people.ts'

interface SeedOrder {
  count: number
  /** Another number gives other recipes. */
  seed: number
  /** Borrow the sample content's pictures; without them the drawn stand-in is shown. */
  withPictures?: boolean
  onProgress?(done: number): void
}

/** Many share the work on words they have in common; too many, and the memory for one statement is felt. */
const batchSize = 2_000
/** One is written while the next is made up; more only wait for each other's locks. */
const inFlight = 2

/**
 * Fills the site with believable recipes for load tests: numbers 1 to `count` of the seed's endless row. Those that are there
 * already are left alone, so a second order for more adds the difference. Gives how many came.
 */
export async function seedRecipes(
  app: App,
  { count, seed, withPictures = false, onProgress }: SeedOrder,
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

/** Gives every recipe an address of its own: `leek-soup`, `leek-soup-2`. */
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
    diets: dietsOf(recipe.ingredients),
  }
}

/** What the calories of a mixed meal are made of: about a fifth protein, a third fat. */
function nutritionOf(calories: number) {
  const grams = (share: number, caloriesOfOne: number) => Math.round((calories * share) / caloriesOfOne)
  return { calories, protein: grams(0.2, 4), carbs: grams(0.46, 4), fat: grams(0.34, 9) }
}
