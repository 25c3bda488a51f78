import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import { fileNames } from '../../writers/file-names.ts'
import { schemaFields } from '../../writers/schema-recipe.ts'
import { inGroups } from '../../../core/recipes/in-groups.ts'
import { headingOf, joinLines, stepLine } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/** A folder for each recipe with `recipe.json` and `full.jpg`, to unpack into the folder of the Cookbook app. */
export const nextcloudCookbook = {
  id: 'nextcloud-cookbook',
  extension: 'zip',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
} satisfies Exporter

async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const nameFor = fileNames()
  for await (const { recipe, changedAt, picture } of recipes) {
    const folder = nameFor(recipe.title)
    const bytes = Buffer.from(JSON.stringify(cookbookRecipe(recipe), null, 2))
    yield { path: `${folder}/recipe.json`, bytes, changedAt }
    const photo = await picture()
    if (photo) yield { path: `${folder}/full.jpg`, bytes: photo, changedAt }
  }
}

/** The app has one category and any number of keywords, and writes headings as in Markdown. */
function cookbookRecipe(recipe: RecipeDraft) {
  const [category = '', ...keywords] = recipe.categories
  return {
    ...schemaFields(recipe),
    recipeYield: recipe.servings ?? undefined,
    recipeCategory: category,
    keywords: keywords.join(','),
    tool: [],
    recipeIngredient: withHeadings(recipe.ingredients, ({ line }) => joinLines(line)),
    recipeInstructions: withHeadings(recipe.instructions, stepLine),
  }
}

const withHeadings = <Entry extends { group: string | null }>(
  list: ReadonlyArray<Entry>,
  written: (entry: Entry) => string,
) =>
  inGroups(list).flatMap(({ group, entries }) => [
    ...(group === null ? [] : [`## ${headingOf(group)}`]),
    ...entries.map(written),
  ])
