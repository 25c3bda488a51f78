import { expect, test } from 'vitest'
import { toIngredient } from '../parse-line.ts'
import { diets } from '../../recipes/diets.ts'
import { dietTagsOf, tagsFreeFrom } from '../../recipes/diets-of.ts'
import { allergens, contents } from './contents.ts'
import { contentsOf } from './contents-of.ts'
import { excludedBy } from './exclusions.ts'
import { foodTable } from './food-table.ts'
import { foods, foodsByName, keyOf } from './foods.ts'
import { singleFoods } from './testing/foods-by-hand.ts'

/** Words that people type to exclude each content, in several languages. */
const exclusionsTyped = {
  gluten: ['gluten', 'wheat', 'Gluten', 'glutine'],
  crustaceans: ['crustaceans', 'crustacés'],
  eggs: ['eggs', 'Eier', 'œufs', 'huevos', 'uova', 'eieren'],
  fish: ['fish', 'Fisch', 'poisson', 'pescado', 'pesce', 'vis'],
  peanuts: ['peanuts', 'Erdnüsse', 'cacahuètes', 'pinda’s'],
  soy: ['soy', 'soya', 'Soja', 'soia'],
  milk: ['dairy', 'milk', 'lactose', 'Milch', 'lait', 'lácteos', 'latte', 'melk'],
  nuts: ['tree nuts'],
  celery: ['celery', 'Sellerie', 'céleri', 'apio', 'sedano', 'selderij'],
  mustard: ['mustard', 'Senf', 'moutarde', 'mostaza', 'senape', 'mosterd'],
  sesame: ['sesame', 'Sesam', 'sésame'],
  sulfites: ['sulfites', 'sulphites', 'Sulfite'],
  lupin: ['lupin', 'Lupinen'],
  molluscs: ['molluscs', 'mollusks', 'Weichtiere'],
  meat: ['meat', 'Fleisch', 'viande', 'carne', 'vlees'],
  pork: ['pork', 'Schweinefleisch', 'porc', 'cerdo', 'maiale'],
  alcohol: ['alcohol', 'Alkohol', 'alcool'],
  gelatin: ['gelatin', 'gelatine', 'gélatine'],
  rennet: ['rennet'],
  honey: ['honey', 'Honig', 'miel', 'miele', 'honing'],
} as const

const flesh = ['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet']
const forbiddenBy: Record<(typeof diets)[number], ReadonlyArray<string>> = {
  vegetarian: flesh,
  vegan: [...flesh, 'milk', 'eggs', 'honey'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['nuts', 'peanuts'],
  'egg-free': ['eggs'],
}

/** Shapes of lines in real ingredient lists. */
const lineShapes = [
  (food: string) => `200 g ${food}`,
  (food: string) => `2 tbsp ${food}, warmed`,
  (food: string) => `1/2 cup (120 ml) ${food}`,
]

test('at least 200 foods are checked by hand, and all of them against the 14 allergens of EU labels', () => {
  expect(new Set(singleFoods.map(({ food }) => food)).size).toBeGreaterThanOrEqual(200)
  expect(allergens).toHaveLength(14)
})

test.each(singleFoods)('$food: table, exclusions and diet labels match the list written by hand', (row) => {
  const inDoubt = new Set([...row.contains, ...row.mayContain])
  for (const shape of lineShapes) {
    const ingredients = [toIngredient(shape(row.food)), toIngredient('1 tsp salt')]
    const read = contentsOf(ingredients[0]?.name ?? '')
    expect(read.isKnown).toBe(true)
    expect([...read.contains].toSorted()).toEqual(row.contains.toSorted())
    expect([...read.mayContain].toSorted()).toEqual(row.mayContain.toSorted())

    const tags = dietTagsOf(ingredients)
    for (const content of contents) {
      for (const typed of exclusionsTyped[content]) {
        const isShown = tagsFreeFrom(excludedBy(typed) ?? []).every((tag) => tags.includes(tag))
        expect({ without: typed, isShown }).toEqual({ without: typed, isShown: !inDoubt.has(content) })
      }
    }
    for (const diet of diets) {
      const isAllowed = !forbiddenBy[diet].some((content) => inDoubt.has(content))
      expect({ diet, isLabeled: tags.includes(diet) }).toEqual({ diet, isLabeled: isAllowed })
    }
  }
})

test.each([
  ['nuts', 'nut-free'],
  ['Nüsse', 'nut-free'],
  ['frutos secos', 'nut-free'],
  ['gluten', 'gluten-free'],
  ['lactose', 'dairy-free'],
  ['œufs', 'egg-free'],
])('excluding %s uses the same tag as the label %s', (typed, diet) => {
  expect(tagsFreeFrom(excludedBy(typed) ?? [])).toEqual([diet])
})

test('excludes several contents at once', () => {
  expect(excludedBy('shellfish')).toEqual(['crustaceans', 'molluscs'])
  expect(excludedBy('seafood')).toEqual(['fish', 'crustaceans', 'molluscs'])
})

test('a food like any other is not judged by contents', () => {
  expect([excludedBy('onion'), excludedBy('almonds'), excludedBy(''), excludedBy('constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('every family that a food belongs to is a food of the table', () => {
  const named = foodTable.flatMap(({ family = [], mayBe = [] }) => [...family, ...mayBe])
  const unknown = new Set(named.filter((name) => !foods.some((food) => food.name === name)))
  expect([...unknown]).toEqual([])
})

test('no name has an empty key, and every content of the table is one of the list', () => {
  expect([...foodsByName.keys()].filter((key) => key === '' || keyOf(key) === '')).toEqual([])
  const used = new Set(foodTable.flatMap(({ contains = [], mayContain = [] }) => [...contains, ...mayContain]))
  expect([...used].toSorted()).toEqual([...contents].toSorted())
})
