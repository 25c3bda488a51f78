import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../../tests/corpus.ts'
import { formFromDraft, RecipeForm } from '../core/recipes/forms/recipe-form.ts'
import type { RecipeDraft } from '../core/recipes/recipe.ts'
import { readWebPage } from './sources/web-page/read-web-page.ts'
import { flatRecipe } from '../cli/extracted.ts'

interface Score {
  fields: Record<string, { rate: number }>
}

/** Rates measured on each folder, rounded down slightly. Only a real loss of quality makes the test fail. */
const floors: Record<string, Record<string, number>> = {
  web: {
    usable: 0.942,
    title: 0.989,
    ingredientsF1: 0.95,
    instructionsF1: 0.98,
    groups: 0.887,
    clean: 1,
    prepTime: 0.99,
    cookTime: 0.99,
    totalTime: 0.97,
    servings: 0.969,
    imageOk: 0.98,
  },
  web2: { usable: 0.904, title: 0.99, ingredientsF1: 0.909, instructionsF1: 0.988, groups: 0.878, clean: 1 },
}

/** Returns why the editor would refuse what was read, although it has both lists. */
function refusal(draft: RecipeDraft | null): Array<string> {
  if (!draft || draft.ingredients.length === 0 || draft.instructions.length === 0) return []
  const { error } = RecipeForm.safeParse(formFromDraft(draft))
  return error ? error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) : []
}

describe.runIf(hasCorpus('the test of the web page importer against saved pages'))('saved pages of other sites', () => {
  test.each(Object.keys(floors))(
    'are read at least as accurately as before, and are saved without a change (%s)',
    { timeout: 240_000 },
    async (folder) => {
      const scorer: string = join(corpusFolder, 'score.mjs')
      const { scoreCorpus } = (await import(scorer)) as {
        scoreCorpus(folder: string, lines: ReadonlyArray<string>): Score
      }
      const refused: Array<string> = []
      const lines = corpusPages(folder).map(({ id }) => {
        const { draft } = readWebPage(corpusHtml(id, folder))
        refused.push(...refusal(draft).map((problem) => `${id}: ${problem}`))
        return JSON.stringify({ id, recipe: draft && flatRecipe(draft) })
      })
      const { fields } = scoreCorpus(join(corpusFolder, folder), lines)
      const known = floors[folder] ?? {}
      const rates = Object.keys(known).map((field) => [field, fields[field]?.rate ?? 0] as const)
      expect(rates.filter(([field, rate]) => rate < (known[field] ?? 0))).toEqual([])
      expect(refused).toEqual([])
    },
  )
})
