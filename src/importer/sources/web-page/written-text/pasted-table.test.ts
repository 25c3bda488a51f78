import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'
import { withTableAsLines } from './pasted-table.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  const { ingredients, instructions } = outcome.draft
  return { foods: ingredients.map(({ line }) => line), steps: instructions.map((step) => step.text) }
}

const batter = '\n\nWhisk everything to a smooth batter.\nFry thin pancakes in butter.\n'
const steps = ['Whisk everything to a smooth batter.', 'Fry thin pancakes in butter.']

test.each([
  [
    'two tables side by side',
    'Ingredient\tAmount\tIngredient\tAmount\nFlour\t200 g\tMilk\t1 l\nSalt\t1 tsp\tEggs\t2\nSugar\t2 tbsp\t\t',
    ['200 g Flour', '1 tsp Salt', '2 tbsp Sugar', '1 l Milk', '2 Eggs'],
  ],
  [
    'a column with a name of its own',
    'Ingredient\tAmount\tUnit\tFor\nFlour\t200\tg\tdough\nApples\t3\t\ttopping (sliced)',
    ['200 g Flour (dough)', '3 Apples, topping (sliced)'],
  ],
  [
    'a column without a name',
    'Flour\t200\tg\tsifted\tdough\nMilk\t300\tml\t\tdough',
    ['200 g Flour, sifted (dough)', '300 ml Milk (dough)'],
  ],
  [
    'two columns of notes',
    'Ingredient\tQty\tPrep\tNotes\nApples\t3\tsliced\ttart ones\nEggs\t2\tbeaten',
    ['3 Apples, sliced, tart ones', '2 Eggs, beaten'],
  ],
])('keeps all cells of a table: %s', async (_, table, foods) => {
  expect(await read(`Pancakes\n\n${table}${batter}`)).toEqual({ foods, steps })
})

test.each([['Method'], ['Zubereitung'], ['Steps']])('reads the steps of a column "%s"', async (name) => {
  const table = `Pancakes\nIngredient\tAmount\t${name}\nFlour\t200 g\tSift the flour.\nMilk\t300 ml\tStir in the milk.\nEggs\t2\t`
  const foods = ['200 g Flour', '300 ml Milk', '2 Eggs']
  const own = ['Sift the flour.', 'Stir in the milk.']
  expect(await read(table)).toEqual({ foods, steps: own })
  expect(await read(`${table}\n\nMethod\nFry thin pancakes in butter.`)).toEqual({
    foods,
    steps: [...own, 'Fry thin pancakes in butter.'],
  })
})

test('changes no table whose columns repeat in another order', () => {
  const table = 'Pancakes\nItem\tAmount\tNotes\tItem\tAmount\nFlour\t200 g\tsifted\tMilk\t1 l\nSalt\t1 tsp\t\tEggs\t2'
  expect(withTableAsLines(table)).toBe(table)
})

test.each([
  ['phone numbers', 'Name\tNumber\nJohn\t5551234\nMary\t5554321\nAnn\t5559876'],
  ['a class', `Class 4b\nName\tNumber\nJohn Miller\t5551234\nMary Smith\t5554321\n\nPlease call in the evening.`],
  ['an invoice', 'Invoice\nProduct\tQuantity\tPrice\nChair\t4\t200\nFloor lamp\t2\t80\n\nPlease pay within 14 days'],
  [
    'a delivery',
    'Delivery\nItem\tQty\tUnit\nNails\t1\tkg\nPaint\t5\tl\n\nPlease sign below.\nReturn it to the driver.',
  ],
])('finds no recipe in a table without foods: %s', async (_, text) => {
  expect(withTableAsLines(text)).toBe(text)
  await expect(read(text)).rejects.toThrow('no recipe found')
})

test('reads a table of foods that few people know, and one in another language', async () => {
  const rare = 'Flatbread\nItem\tQty\tUnit\nTeff\t200\tg\nAmaranth\t50\tg\nBaharat\t1\ttbsp'
  expect((await read(`${rare}${batter}`)).foods).toEqual(['200 g Teff', '50 g Amaranth', '1 tbsp Baharat'])
  const swedish =
    'Pannkakor\nIngrediens\tMängd\tEnhet\nMjöl\t3\tdl\nMjölk\t6\tdl\nÄgg\t3\t\n\nVispa ihop mjöl och mjölk till en smet.\nStek tunna pannkakor i smör.'
  expect((await read(swedish)).foods).toEqual(['3 dl Mjöl', '6 dl Mjölk', '3 Ägg'])
})

test('reads a row without an amount as a food, or as the heading of those below', async () => {
  const table =
    'Pie\nIngredient\tAmount\tUnit\nFlour\t200\tg\nSalt\t\t\nButter\t100\tg\nTopping\t\t\nApples\t3\t\nCinnamon\t\t'
  const [outcome] = await Array.fromAsync(
    readDocument({
      name: 'note.txt',
      bytes: Buffer.from(`${table}\nKnead the dough and chill it.\t\t\nBake it brown.\t\t`),
    }),
  )
  expect(outcome?.ok && outcome.draft.ingredients.map(({ line, group }) => [line, group])).toEqual([
    ['200 g Flour', null],
    ['Salt', null],
    ['100 g Butter', null],
    ['3 Apples', 'Topping'],
    ['Cinnamon', 'Topping'],
  ])
  expect(outcome?.ok && outcome.draft.instructions.map((step) => step.text)).toEqual([
    'Knead the dough and chill it.',
    'Bake it brown.',
  ])
})
