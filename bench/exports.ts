import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fitRecipe } from '../src/core/recipes/fit-recipe.ts'
import type { RecipeDraft } from '../src/core/recipes/recipe.ts'
import type { ExportedRecipe, Exporter } from '../src/exporter/exporter.ts'
import { exporters } from '../src/exporter/formats/index.ts'
import { comparable, expectedBack, exportAndRead } from '../src/exporter/testing/round-trip.ts'
import { readDocument } from '../src/importer/read-document.ts'
import { readWebPage } from '../src/importer/sources/web-page/read-web-page.ts'
import { generateRecipe } from '../src/seed/generated/generate-recipe.ts'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../tests/corpus.ts'

const fewestRecipes = 1_000
/** Prints the differences of one format: `npm run bench -- exports paprika`. */
const [, , , shown] = process.argv

if (hasCorpus('the exports bench')) {
  const recipes = await allRecipes()
  console.log(`${recipes.length} recipes, exported and imported again: ${countsOf(recipes)}`)
  for (const exporter of Object.values(exporters).filter(({ id }) => shown === undefined || id === shown))
    await printRoundTrip(exporter, recipes)
}

/** Recipes as the site would store them: of web pages, of exports of other apps, and generated ones. */
async function allRecipes(): Promise<Array<ExportedRecipe>> {
  const found = [...pageRecipes(), ...(await archivedRecipes())]
  const missing = Math.max(0, fewestRecipes - found.length)
  const generated = Array.from({ length: missing }, (_, index) => generatedRecipe(index))
  return [...found, ...generated].map(([kind, recipe], index) => ({
    id: `${kind}-${index}`,
    recipe: fitRecipe(recipe),
    changedAt: new Date('2026-01-01T00:00:00Z'),
    picture: async () => null,
  }))
}

type Found = [kind: string, recipe: RecipeDraft]

function pageRecipes(): Array<Found> {
  return ['web', 'web2']
    .filter((name) => existsSync(join(corpusFolder, name, 'manifest.json')))
    .flatMap((folder) => corpusPages(folder).map(({ id }) => ({ id, folder })))
    .flatMap(({ id, folder }): Array<Found> => {
      const { draft } = readWebPage(corpusHtml(id, folder), `https://example.com/${id}`)
      return draft ? [['page', draft]] : []
    })
}

async function archivedRecipes(): Promise<Array<Found>> {
  const folder = join(corpusFolder, 'exports')
  const found: Array<Found> = []
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    for await (const outcome of readDocument({ name, bytes: readFileSync(join(folder, name)) }))
      if (outcome.ok) found.push(['export', outcome.draft])
  return found
}

function generatedRecipe(index: number): Found {
  const dish = generateRecipe(1, index)
  const { title, description, ingredients, instructions, prepTime, cookTime, servings, difficulty } = dish
  const { categories, cuisine, tips, calories, author, datePublished } = dish
  return [
    'generated',
    {
      title,
      description,
      ingredients,
      instructions,
      prepTime,
      cookTime,
      servings,
      difficulty,
      categories,
      cuisine,
      tips,
      author,
      totalTime: prepTime + cookTime,
      nutritionFacts: { calories, protein: null, carbs: null, fat: null },
      datePublished: datePublished.toISOString().slice(0, 10),
      rating: null,
      yield: null,
      imageUrl: null,
      language: 'en',
      sourceUrl: null,
    },
  ]
}

function countsOf(recipes: ReadonlyArray<ExportedRecipe>): string {
  const kinds = Map.groupBy(recipes, ({ id }) => id.split('-')[0])
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
}

/** Each recipe is a file of its own, so that a lost recipe does not move the others. */
async function printRoundTrip(exporter: Exporter, recipes: ReadonlyArray<ExportedRecipe>): Promise<void> {
  const started = performance.now()
  let equal = 0
  for (const exported of recipes) {
    const outcomes = await exportAndRead(exporter, [exported])
    const [outcome] = outcomes
    const expected = expectedBack(exporter, exported.recipe)
    const read = outcome?.ok && outcomes.length === 1 ? comparable(outcome.draft) : null
    if (isDeepStrictEqual(read, expected)) equal += 1
    else if (shown !== undefined) printDifference(exported.recipe.title, expected, read)
  }
  const milliseconds = (performance.now() - started) / recipes.length
  console.log(
    `  ${exporter.id.padEnd(20)} ${equal} of ${recipes.length} come back equal (${((equal / recipes.length) * 100).toFixed(1)} %), ${milliseconds.toFixed(1)} ms each`,
  )
}

function printDifference(title: string, expected: object, read: object | null): void {
  console.log(`\n${title}`)
  if (read === null) console.log('  not read')
  for (const [part, value] of Object.entries(expected)) {
    const other: unknown = read && Object.entries(read).find(([name]) => name === part)?.[1]
    if (isDeepStrictEqual(value, other)) continue
    const [before, after] = [value, other].map((each) => (Array.isArray(each) ? each : [each]))
    for (let index = 0; index < Math.max(before?.length ?? 0, after?.length ?? 0); index += 1)
      if (!isDeepStrictEqual(before?.[index], after?.[index])) {
        console.log(`  ${part} - ${JSON.stringify(before?.[index])?.slice(0, 300)}`)
        console.log(`  ${part} + ${JSON.stringify(after?.[index])?.slice(0, 300)}`)
        break
      }
  }
}
