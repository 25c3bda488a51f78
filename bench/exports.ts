import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fitRecipe } from '../src/core/recipes/fit-recipe.ts'
import type { RecipeDraft } from '../src/core/recipes/recipe.ts'
import type { ExportedRecipe, Exporter } from '../src/exporter/exporter.ts'
import { exporters } from '../src/exporter/formats/index.ts'
import { comesBack, comparable, expectedBack, exportAndRead } from '../src/exporter/testing/round-trip.ts'
import { readWebPage } from '../src/importer/sources/web-page/read-web-page.ts'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../tests/corpus.ts'

const mostRecipes = 1_000
/** Prints the differences of one format: `npm run bench -- exports paprika`. */
const [, , , shown] = process.argv

if (hasCorpus('the exports bench')) {
  const recipes = corpusRecipes()
  console.log(`${recipes.length} recipes of web pages, exported and imported again`)
  for (const exporter of Object.values(exporters)
    .filter(comesBack)
    .filter(({ id }) => shown === undefined || id === shown))
    await printRoundTrip(exporter, recipes)
}

/** Reads the recipes of the corpus as the site would store them. */
function corpusRecipes(): Array<ExportedRecipe> {
  const drafts: Array<RecipeDraft> = []
  for (const folder of ['web', 'web2'].filter((name) => existsSync(join(corpusFolder, name, 'manifest.json'))))
    for (const { id } of corpusPages(folder)) {
      if (drafts.length === mostRecipes) break
      const { draft } = readWebPage(corpusHtml(id, folder), `https://example.com/${id}`)
      if (draft) drafts.push(fitRecipe(draft))
    }
  return drafts.map((recipe, index) => ({
    id: `recipe-${index}`,
    recipe,
    changedAt: new Date('2026-01-01T00:00:00Z'),
    picture: async () => null,
  }))
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
