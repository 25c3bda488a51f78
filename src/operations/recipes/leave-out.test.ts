import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { toIngredient } from '../../core/ingredients/parse-line.ts'
import { singleFoods } from '../../core/ingredients/foods/testing/foods-by-hand.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { searchRecipes } from '../../db/search/search.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()

/**
 * Foods to search for in the real database. They include foods that the two former lists disagreed about, foods with
 * misleading names, and some of every kind and language.
 */
const names = `ciabatta, farro, sourdough starter, fresh udon, macarons, baklava, turrón, Frangelico, dulce de leche, half and half, dark chocolate,
  chèvre, coconut milk, nutmeg, butternut squash, eggplants, buckwheat flour, rice noodles, cocoa butter, cream of tartar, oyster mushrooms, peanut butter,
  almond milk, oat milk, vegan butter, gluten-free flour, soy sauce, gluten-free soy sauce, Worcestershire sauce, pesto, marzipan, seitan, béchamel sauce,
  ghee, tahini, hoisin sauce, surimi, mayonnaise, marshmallows, parmesan, kimchi, celery, Dijon mustard, white wine, lupin flour, mussels, shrimp, honey, ham,
  Sahne, gemahlene Mandeln, Kokosmilch, Semmelbrösel, crème fraîche, noix de Saint-Jacques, noix de muscade, nuez moscada, harina de trigo, pinoli,
  latte di cocco, acciughe, roomboter, pindakaas`
const tested = names.split(/,\s+/).map((name) => {
  const row = singleFoods.find(({ food }) => food === name)
  if (!row) throw new Error(`${name} is not among the foods by hand`)
  return row
})

const saved = new Map<string, (typeof tested)[number]>()
for (const row of tested) {
  const ingredients = [`200 g ${row.food}, at room temperature`, '1 tsp salt', '2 carrots'].map((line) =>
    toIngredient(line),
  )
  const recipe = await saveRecipe(app, aRecipe({ title: `Dish with ${slugify(row.food)}`, ingredients }))
  if (!recipe.ok) throw new Error(`${row.food} was not saved`)
  saved.set(recipe.id, row)
}
const doubtful = await saveRecipe(
  app,
  aRecipe({
    title: 'Dish with a secret',
    ingredients: ['1 packet of Grandmother’s secret', '2 carrots'].map((line) => toIngredient(line)),
  }),
)

const idOf = (food: string) => [...saved].find(([, row]) => row.food === food)?.[0]

async function idsWithout(words: string, without: Array<string> = []) {
  const first = await searchRecipes(app.db, { ...everyRecipe, words, without })
  const rest = Array.from({ length: first.pageCount - 1 }, (_, index) =>
    searchRecipes(app.db, { ...everyRecipe, words, without, page: index + 2 }),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ recipes }) => recipes.map(({ id }) => id))
}

test.each([
  ['nuts', ['nuts', 'peanuts']],
  ['Nüsse', ['nuts', 'peanuts']],
  ['tree nuts', ['nuts']],
  ['gluten', ['gluten']],
  ['dairy', ['milk']],
  ['leche', ['milk']],
  ['eggs', ['eggs']],
  ['peanuts', ['peanuts']],
  ['soy', ['soy']],
  ['fish', ['fish']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['crustaceans', ['crustaceans']],
  ['molluscs', ['molluscs']],
  ['celery', ['celery']],
  ['mustard', ['mustard']],
  ['sesame', ['sesame']],
  ['sulphites', ['sulfites']],
  ['lupin', ['lupin']],
  ['meat', ['meat']],
  ['pork', ['pork']],
  ['alcohol', ['alcohol']],
  ['gelatine', ['gelatin']],
  ['honey', ['honey']],
])('excluding %s finds the recipes that certainly have none', async (typed, contents) => {
  const expected = [...saved]
    .filter(([, { contains, mayContain }]) => !contents.some((one) => [...contains, ...mayContain].includes(one)))
    .map(([id]) => id)
  expect((await idsWithout('dish', [typed])).toSorted()).toEqual(expected.toSorted())
  expect((await idsWithout(`dish without "${typed}"`)).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['nuts', 'nut-free'],
  ['gluten', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['eggs', 'egg-free'],
])('excluding %s finds exactly the recipes labeled %s', async (typed, diet) => {
  const found = await idsWithout('dish', [typed])
  for (const id of saved.keys()) {
    const recipe = await findRecipe(app.db, id)
    expect({ id, isFound: found.includes(id) }).toEqual({ id, isFound: recipe?.diets?.some((one) => one === diet) })
  }
})

test('excludes a recipe with an unknown line when an allergen is excluded', async () => {
  const id = doubtful.ok ? doubtful.id : ''
  expect(await idsWithout('secret')).toEqual([id])
  expect(await idsWithout('secret', ['nuts'])).toEqual([])
  expect(await idsWithout('secret', ['sesame'])).toEqual([])
  expect(await idsWithout('secret', ['onions'])).toEqual([id])
})

test('excludes a misspelled allergen', async () => {
  const withCelery = [...saved].filter(([, { contains }]) => contains.includes('celery')).map(([id]) => id)
  expect(withCelery).not.toEqual([])
  const found = await idsWithout('dish', ['cellery'])
  expect(found.filter((id) => withCelery.includes(id))).toEqual([])
  expect(found.length).toBeGreaterThan(20)
})

test('excludes a food by its names in every language, and almonds with products that may contain them', async () => {
  const found = await idsWithout('dish', ['almonds'])
  for (const food of ['gemahlene Mandeln', 'marzipan', 'almond milk', 'baklava', 'pesto']) {
    expect(found).not.toContain(idOf(food))
  }
  for (const food of ['coconut milk', 'ham', 'pinoli']) expect(found).toContain(idOf(food))
})
