import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { corpusExpected, hasCorpus } from '../../../../tests/corpus.ts'
import { parseIngredientLine } from '../../ingredients/parse-line.ts'
import { ingredientsOfSteps } from './step-ingredients.ts'

/**
 * The places of the lines that each step of 228 saved pages uses, read by a person. `open` lines are ones that some
 * cooks would want next to the step and others would not. They are not scored.
 */
const Labels = z.array(
  z.object({
    page: z.string(),
    /** The folder of the corpus. */
    folder: z.string().default('web'),
    uses: z.array(z.array(z.number())),
    open: z.array(z.array(z.number())).optional(),
  }),
)
const labels = Labels.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'testing/step-ingredients.labels.json'), 'utf8')),
)

const inTwoHalves = labels.slice(0, 60)

/**
 * None of these is unseen anymore. `docs/decisions/057-labels-measure-the-ingredients-of-steps.md` has the earlier
 * figures.
 */
const parts = [
  { name: 'first even', pages: inTwoHalves.filter((_, place) => place % 2 === 0), recall: 0.9 },
  { name: 'first odd', pages: inTwoHalves.filter((_, place) => place % 2 === 1), recall: 0.9 },
  { name: 'next', pages: labels.slice(60, 80), recall: 0.9 },
  { name: 'later', pages: labels.slice(80, 168), recall: 0.9 },
  { name: 'last', pages: labels.slice(168), recall: 0.9 },
]

function score(pages: typeof labels): { precision: number; recall: number } {
  let [right, wrong, missed] = [0, 0, 0]
  for (const { uses, open, ...saved } of pages) {
    const found = stepsOf(saved)
    for (const [step, places] of found.entries()) {
      const wanted = uses[step] ?? []
      const hits = places.filter((place) => wanted.includes(place)).length
      right += hits
      missed += wanted.length - hits
      wrong += places.filter((place) => !wanted.includes(place) && !open?.[step]?.includes(place)).length
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missed) }
}

function stepsOf({ page, folder }: { page: string; folder: string }): Array<Array<number>> {
  const { ingredients, ingredient_groups: groups = [], instructions_list: steps } = corpusExpected(page, folder)
  const headings = groups.flatMap(({ purpose, ingredients: lines }) => lines.map(() => purpose))
  const hasHeadings = headings.length === ingredients.length
  return ingredientsOfSteps(
    ingredients.map((line, at) => ({
      ...parseIngredientLine(line),
      group: hasHeadings ? (headings[at] ?? null) : null,
    })),
    steps.map((text) => ({ text, group: null })),
  )
}

test.runIf(hasCorpus('the measured test of the ingredients of steps')).each(parts)(
  'finds the ingredients that the steps of real pages use ($name)',
  ({ name, pages, recall: leastRecall }) => {
    const { precision, recall } = score(pages)
    console.info(`ingredients of the steps of ${pages.length} ${name} pages:`, { precision, recall })
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
  },
)
