import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../../tests/support/cost-growth.ts'
import { readDocument } from '../../../read-document.ts'
import { withTablesAsItems } from './markdown-tables.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'soup.md', bytes: Buffer.from(text) }))
  return outcome?.ok ? outcome.draft : undefined
}

const linesOf = async (table: string) =>
  (await read(`# Leek soup\n\n## Ingredients\n\n${table}\n\n## Method\n\n1. Cook everything.\n`))?.ingredients.map(
    ({ line }) => line,
  )

test('reads a table of ingredients in Markdown', async () => {
  const table = `| Ingredient | Amount | Notes |
| --- | ---: | --- |
| Leeks | 3 | washed |
| Cream | 200 ml (a small cup) | |
| Butter | for frying | |`
  expect(await linesOf(table)).toEqual(['3 Leeks, washed', '200 ml Cream (a small cup)', 'Butter, for frying'])
})

test('finds the column of amounts that names the people', async () => {
  const table = `| Einheit | 4 P. | Zutat |
|---|---|---|
| Gramm | 400 | Lauch |
| Liter | 1 | Brühe |
| | | Salz |`
  expect(await linesOf(table)).toEqual(['400 Gramm Lauch', '1 Liter Brühe', 'Salz'])
})

test('reads a table with rules between its rows', async () => {
  const table = `+-------------+---------+
| Ingredients | Amounts |
+=============+=========+
| Leeks       | 500 g   |
+-------------+---------+
| Stock       | 1 l     |
+-------------+---------+`
  expect(await linesOf(table)).toEqual(['500 g Leeks', '1 l Stock'])
})

test('takes no table of nutrients below the steps for ingredients', async () => {
  const draft = await read(
    '# Leek soup\n\n## Ingredients\n\n- 3 leeks\n\n## Method\n\n1. Cook the leeks.\n\n## Nutrition\n\n| Item | Amount |\n|---|---|\n| Fat | 3 g |\n',
  )
  expect(draft?.ingredients.map(({ line }) => line)).toEqual(['3 leeks'])
  expect(draft?.instructions).toHaveLength(1)
})

test.each(['| a | b |\n', '| Item | Amount |\n| Leek | 1 (', '|-'])(
  'needs no more than linear time for endless "%s"',
  async (part) => {
    const growth = await costGrowth((length) => part.repeat(length), withTablesAsItems, 1_000)
    expect(growth).toBeLessThan(linearGrowth)
  },
)
