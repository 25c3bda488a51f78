import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '../../core/recipes/actor.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { totalMinutes } from '../../core/recipes/times/total-time.ts'
import { canExport } from '../../core/recipes/visibility.ts'
import { listRecipesToExport, type RecipeToExport } from '../../db/recipes/recipes-to-export.ts'
import type { ExportedRecipe } from '../../exporter/exporter.ts'
import type { App } from '../app/app.ts'
import { originalKey } from '../pictures/picture-keys.ts'
import { enqueuePictureWork, sharp } from '../pictures/picture-work.ts'

const readAtOnce = 50

/** Loads recipes in pages. Leaves out the ones that the actor may not download, and those deleted in the meantime. */
export async function* exportedRecipes(
  app: App,
  actor: Actor,
  ids: ReadonlyArray<string>,
): AsyncGenerator<ExportedRecipe> {
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const rows = await listRecipesToExport(app.db, ids.slice(start, start + readAtOnce))
    for (const row of rows) if (canExport(actor, row)) yield toExported(app, row)
  }
}

const toExported = (app: App, row: RecipeToExport): ExportedRecipe => ({
  id: row.id,
  recipe: draftOf(app, row),
  changedAt: row.updatedAt,
  picture: async () => row.picture && jpegOf(app, row.picture.id),
})

function draftOf({ env }: App, row: RecipeToExport): RecipeDraft {
  const width = row.picture?.widths.at(-1)
  return {
    title: row.title,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    prepTime: row.prepTime,
    cookTime: row.cookTime,
    totalTime: totalMinutes(row) || null,
    servings: row.servings,
    yield: row.yield,
    difficulty: row.difficulty,
    categories: row.categories,
    cuisine: row.cuisine,
    tips: row.tips,
    nutritionFacts: row.nutritionFacts,
    // Other machines cannot open the address of a site without a public one.
    imageUrl:
      env.PUBLIC_URL && row.picture && width
        ? `${env.PUBLIC_URL}/images/${row.picture.id}/${width}.webp`
        : row.imageUrl,
    author: row.author ?? row.chefName,
    datePublished: row.datePublished.toISOString().slice(0, 10),
    language: row.language,
    sourceUrl: row.sourceUrl,
    rating: null,
  }
}

/** Wide enough for a printed page and for tablets. */
const widestPicture = 1600
const busyMs = 500
const mostTries = 20

/** Returns a picture as JPEG, which all recipe managers read. A missing or damaged picture does not cost the recipe. */
async function jpegOf(app: App, id: string): Promise<Uint8Array | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = await enqueuePictureWork(async () => {
      try {
        const original = await app.images.get(originalKey(id))
        const resized = original && sharp(original).resize({ width: widestPicture, withoutEnlargement: true })
        return resized ? await resized.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer() : null
      } catch (cause) {
        app.log.warn({ err: cause, picture: id }, 'A picture could not be exported')
        return null
      }
    })
    if (drawn.ok) return drawn.result
    // Visitors who look at pages come first.
    await wait(busyMs)
  }
  return null
}
