import { slugify } from '../../../core/recipes/slug.ts'
import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import { fileNames } from '../../writers/file-names.ts'
import { inGroups } from '../../../core/recipes/in-groups.ts'
import { headingOf, nutritionParts, joinLines, stepLine, yieldText, timeText } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/**
 * The archive of Mealie's recipe export, which its migration "Mealie Pre v1.0.0" reads:
 * `recipes/<slug>/<slug>.json` and `recipes/<slug>/images/original.jpg`.
 */
export const mealie = {
  id: 'mealie',
  extension: 'zip',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
} satisfies Exporter

async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const nameFor = fileNames()
  for await (const exported of recipes) {
    const { recipe, changedAt } = exported
    const slug = nameFor(slugify(recipe.title)).replace(/ \((\d+)\)$/, '-$1')
    const folder = `recipes/${slug}`
    const photo = await exported.picture()
    const bytes = Buffer.from(JSON.stringify(mealieRecipe(exported, slug, photo !== null), null, 2))
    yield { path: `${folder}/${slug}.json`, bytes, changedAt }
    if (photo) yield { path: `${folder}/images/original.jpg`, bytes: photo, changedAt }
  }
}

function mealieRecipe({ recipe, changedAt }: ExportedRecipe, slug: string, hasPicture: boolean) {
  const facts = nutritionParts(recipe.nutritionFacts)
  const fact = (label: string) => facts.find((known) => known.label === label)?.value.toString() ?? null
  return {
    name: recipe.title,
    slug,
    image: hasPicture ? slug : null,
    description: recipe.description,
    recipe_category: recipe.categories,
    tags: [],
    rating: null,
    date_added: recipe.datePublished ?? changedAt.toISOString().slice(0, 10),
    date_updated: changedAt.toISOString(),
    recipe_yield: yieldText(recipe),
    prep_time: timeText(recipe.prepTime) || null,
    perform_time: timeText(recipe.cookTime) || null,
    total_time: timeText(recipe.totalTime) || null,
    // The note is the complete line, because Mealie then shows it as written.
    recipe_ingredient: titled(recipe.ingredients).map(({ title, entry }) => ({
      title,
      note: joinLines(entry.line),
      unit: null,
      food: null,
      disable_amount: true,
      quantity: 1,
    })),
    recipe_instructions: titled(recipe.instructions).map(({ title, entry }) => ({ title, text: stepLine(entry) })),
    nutrition: {
      calories: fact('Calories'),
      protein_content: fact('Protein'),
      carbohydrate_content: fact('Carbohydrates'),
      fat_content: fact('Fat'),
    },
    notes: recipe.tips.map((text) => ({ title: '', text: joinLines(text) })),
    org_url: recipe.sourceUrl,
    tools: [],
    assets: [],
    comments: [],
    extras: {},
  }
}

/** Mealie writes a heading as the title of the first entry below it. */
const titled = <Entry extends { group: string | null }>(list: ReadonlyArray<Entry>) =>
  inGroups(list).flatMap(({ group, entries }) =>
    entries.map((entry, index) => ({ title: index === 0 && group !== null ? headingOf(group) : '', entry })),
  )
