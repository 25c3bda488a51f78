import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../../tests/corpus.ts'
import { readWebPage } from './sources/web-page/read-web-page.ts'
import { flatRecipe } from '../cli/extracted.ts'

interface Score {
  fields: Record<string, { rate: number }>
}

/** Rates measured on the corpus, rounded down slightly. Only a real loss of quality makes the test fail. */
const floors = {
  usable: 0.93,
  title: 0.99,
  ingredientsF1: 0.95,
  instructionsF1: 0.98,
  prepTime: 0.99,
  cookTime: 0.99,
  totalTime: 0.97,
  servings: 0.97,
  imageOk: 0.98,
}

describe.runIf(hasCorpus('the test of the web page importer against saved pages'))('saved pages of other sites', () => {
  test('are read at least as accurately as before', { timeout: 60_000 }, async () => {
    const scorer: string = join(corpusFolder, 'score.mjs')
    const { scoreCorpus } = (await import(scorer)) as {
      scoreCorpus(folder: string, lines: ReadonlyArray<string>): Score
    }
    const lines = corpusPages().map(({ id }) => {
      const { draft } = readWebPage(corpusHtml(id))
      return JSON.stringify({ id, recipe: draft && flatRecipe(draft) })
    })
    const { fields } = scoreCorpus(join(corpusFolder, 'web'), lines)
    const rates = Object.keys(floors).map((field) => [field, fields[field]?.rate ?? 0] as const)
    const short = rates.filter(([field, rate]) => rate < floors[field as keyof typeof floors])
    expect(short).toEqual([])
  })
})
