import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import { fileNames } from '../../writers/file-names.ts'
import { ingredientsText, nutritionParts, stepsText, yieldText, timeText } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/** An archive of compressed JSON files with their pictures inside, for Paprika 3. */
export const paprika = {
  id: 'paprika',
  extension: 'paprikarecipes',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
} satisfies Exporter

async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const nameFor = fileNames()
  for await (const exported of recipes) {
    const { recipe, changedAt } = exported
    const bytes = gzipSync(JSON.stringify(paprikaRecipe(exported, await exported.picture())))
    yield { path: `${nameFor(recipe.title)}.paprikarecipe`, bytes, changedAt }
  }
}

/** Paprika writes every field, empty ones as text. */
function paprikaRecipe({ id, recipe, changedAt }: ExportedRecipe, photo: Uint8Array | null) {
  const fields = {
    uid: uuidOf(id),
    name: recipe.title,
    description: recipe.description,
    ingredients: ingredientsText(recipe),
    directions: stepsText(recipe),
    notes: recipe.tips.join('\n'),
    nutritional_info: nutritionParts(recipe.nutritionFacts)
      .map(({ label, value, unit }) => `${label}: ${value} ${unit}`)
      .join('\n'),
    prep_time: timeText(recipe.prepTime),
    cook_time: timeText(recipe.cookTime),
    total_time: timeText(recipe.totalTime),
    difficulty: difficultyText(recipe.difficulty),
    servings: yieldText(recipe),
    rating: 0,
    source: recipe.author ?? '',
    source_url: recipe.sourceUrl ?? '',
    image_url: recipe.imageUrl ?? '',
    categories: recipe.categories,
    created: changedAt.toISOString().slice(0, 19).replace('T', ' '),
  }
  const picture = photo && Buffer.from(photo)
  return {
    ...fields,
    hash: sha256(JSON.stringify(fields)),
    photo: picture ? `${fields.uid}.jpg` : null,
    photo_hash: picture && sha256(picture),
    photo_large: null,
    photo_data: picture?.toString('base64') ?? null,
    photos: [],
  }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').toUpperCase()

/** Returns the same id for the same recipe, so that a later import replaces the earlier one. */
const uuidOf = (id: string) => sha256(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const difficultyText = (difficulty: string | null) =>
  difficulty === null ? '' : difficulty.charAt(0).toUpperCase() + difficulty.slice(1)
