import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import { makeZip } from '../../testing/make-zip.ts'

const read = (content: string | Uint8Array, name = 'recipes.txt') =>
  Array.fromAsync(readDocument({ name, bytes: Buffer.from(content) }))

const pancakes = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Pancakes with plums
 Categories: Breakfast, Fruit
      Yield: 4 servings

      2 c  All-purpose flour                 1/2 ts Salt
      1 ts Baking soda                         1 c  Butter; melted and
      3    Eggs                                     -cooled

MMMMM---------------------------PLUMS--------------------------------
    1/2 kg Plums; halved
           Sugar

  Mix the flour with everything else.  Let the batter rest while you
  cut the plums.

  Fry the pancakes.

MMMMM
`

test('reads Meal-Master in one and two columns, with headings', async () => {
  expect(await read(pancakes)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Pancakes with plums',
        categories: ['Breakfast', 'Fruit'],
        servings: 4,
        ingredients: [
          { line: '2 cup All-purpose flour', group: null },
          { line: '1 tsp Baking soda', group: null },
          { line: '3 Eggs', group: null },
          { line: '1/2 tsp Salt', group: null },
          { line: '1 cup Butter, melted and cooled', group: null },
          { line: '1/2 kg Plums, halved', group: 'PLUMS' },
          { line: 'Sugar', group: 'PLUMS' },
        ],
        instructions: [
          { text: 'Mix the flour with everything else. Let the batter rest while you cut the plums.' },
          { text: 'Fry the pancakes.' },
        ],
      },
    },
  ])
})

test('reads every recipe of a Meal-Master file with lines of dashes', async () => {
  const second = '---------- Recipe via Meal-Master (tm) v7.07\r\n\r\n      Title: Tea\r\n   Servings:  1\r\n\r\n'
  const tea = `${second}      1    Bag of tea\r\n\r\n  Brew it.\r\n\r\n-----\r\n`
  const outcomes = await read(`${tea}\r\nSent by a friend\r\n\r\n${tea.replace('Tea', 'More tea')}`)
  expect(outcomes).toMatchObject([
    { ok: true, at: 'recipes.txt, recipe 1: Tea', draft: { servings: 1, ingredients: [{ line: '1 Bag of tea' }] } },
    { ok: true, at: 'recipes.txt, recipe 2: More tea', draft: { instructions: [{ text: 'Brew it.' }] } },
  ])
})

test('reads RezKonv in Windows-1252 with parts and a source', async () => {
  const file = `========== REZKONV-Rezept - RezkonvSuite v1.4
      Titel: Käsekuchen
 Kategorien: Kuchen, Backen
      Menge: 12 Stücke

============================ TEIG ============================
    250     Gramm  Mehl; gesiebt
      1     Pack.  Vanillezucker
                   -- nach Belieben
============================ QUELLE ==========================
                   Großmutter
                   -- Erfasst *RK* 01.02.2003

Den Teig kneten und
ruhen lassen.

Backen.

=====
`
  expect(await read(Buffer.from(file, 'latin1'), 'kuchen.rk')).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Käsekuchen',
        categories: ['Kuchen', 'Backen'],
        servings: 12,
        author: 'Großmutter',
        ingredients: [
          { line: '250 Gramm Mehl, gesiebt', group: 'TEIG' },
          { line: '1 Pack. Vanillezucker nach Belieben', group: 'TEIG' },
        ],
        instructions: [{ text: 'Den Teig kneten und ruhen lassen.' }, { text: 'Backen.' }],
      },
    },
  ])
})

test('reads MasterCook with categories in columns, fields after the steps and notes', async () => {
  const file = `                     *  Exported from  MasterCook  *

                               Apple Pie

Recipe By     : Ann Baker
Serving Size  : 8     Preparation Time :0:45
Categories    : Desserts                         Pies
                Autumn

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
                        For the crust:
     1/2  cup           butter -- chilled
       2  cups          flour
                        salt

  Knead the crust and
chill it.

Bake the pie.

Cuisine:
  "American"
Start to Finish Time:
  "2:15"
                   - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 310 Calories; 14g Fat (40.1% calories from fat); 3g Protein; 44g Carbohydrate.

NOTES : Best on the
same day.

Nutr. Assoc. : 0 0 0


                     *  Exported from  MasterCook  *

                               Tea

Recipe By     :
Serving Size  : 1     Preparation Time :0:00
Categories    : Drinks

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       1  bag           tea

Brew it.

                   - - - - - - - - - - - - - - - - - - -
`
  expect(await read(file, 'pies.mxp')).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Apple Pie',
        author: 'Ann Baker',
        servings: 8,
        prepTime: 45,
        totalTime: 135,
        cuisine: 'American',
        categories: ['Desserts', 'Pies', 'Autumn'],
        ingredients: [
          { line: '1/2 cup butter, chilled', group: 'For the crust' },
          { line: '2 cups flour' },
          { line: 'salt' },
        ],
        instructions: [{ text: 'Knead the crust and chill it.' }, { text: 'Bake the pie.' }],
        nutritionFacts: { calories: 310, fat: 14, protein: 3, carbs: 44 },
        tips: ['Best on the same day.'],
      },
    },
    { ok: true, draft: { title: 'Tea', prepTime: null, servings: 1, ingredients: [{ line: '1 bag tea' }] } },
  ])
})

test('reads labels of Pepperplate and Saffron, and a step that looks like a label', async () => {
  const file = `Title: Onion soup
Description: Warm and sweet.
Source: Ann
Original URL: https://soup.example/onion
Yield: 4 bowls
Prep: 10 min
Total: 1 hour
Cookbook: Winter
Section: Soups
Image: https://soup.example/onion.jpg
Ingredients:
	4 onions
	Topping:
	1 slice of bread
Instructions:
	Cook: 5 minutes until soft.
	Add the bread.
`
  expect(await read(file)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Onion soup',
        description: 'Warm and sweet.',
        author: 'Ann',
        sourceUrl: 'https://soup.example/onion',
        imageUrl: 'https://soup.example/onion.jpg',
        servings: 4,
        prepTime: 10,
        totalTime: 60,
        categories: ['Winter', 'Soups'],
        ingredients: [
          { line: '4 onions', group: null },
          { line: '1 slice of bread', group: 'Topping' },
        ],
        instructions: [{ text: 'Cook: 5 minutes until soft.' }, { text: 'Add the bread.' }],
      },
    },
  ])
})

const dashed = (title: string, rest: string) => `--------------\n\nTitle: "${title}"\nServes: 2\n${rest}`

test('reads the older text export of Plan to Eat, in which one recipe is empty', async () => {
  const rice =
    'Source: https://rice.example/\nPhoto Url: https://rice.example/1.jpg\nTags: quick^rice\n\nIngredients:\n200 g rice\n\nDirections:\nBoil it.\n\n'
  expect(await read(dashed('Rice', rice) + dashed('Empty', '') + dashed('Rice 2', rice))).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Rice',
        servings: 2,
        sourceUrl: 'https://rice.example/',
        imageUrl: 'https://rice.example/1.jpg',
        categories: ['quick', 'rice'],
        ingredients: [{ line: '200 g rice' }],
        instructions: [{ text: 'Boil it.' }],
      },
    },
    { ok: false, at: 'recipes.txt, recipe 2: Empty', problem: 'The recipe has no ingredients and no steps' },
    { ok: true, draft: { title: 'Rice 2' } },
  ])
})

test('reads ChefTap, whose lines have no labels', async () => {
  const note =
    'Plum cake\nhttps://cake.example/plum\n\n200 g flour\nsalt\nFor the top:\n500 g plums\n\nMix the dough and put it into a tin.\n2. Bake it.\n'
  const [cake] = await read(makeZip({ 'cheftap_export/Plum cake.txt': note }), 'cheftap.zip')
  expect(cake).toMatchObject({
    ok: true,
    draft: {
      title: 'Plum cake',
      sourceUrl: 'https://cake.example/plum',
      ingredients: [
        { line: '200 g flour', group: null },
        { line: 'salt', group: null },
        { line: '500 g plums', group: 'For the top' },
      ],
      instructions: [{ text: 'Mix the dough and put it into a tin.' }, { text: 'Bake it.' }],
    },
  })
})
