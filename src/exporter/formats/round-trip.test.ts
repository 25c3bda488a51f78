import { describe, expect, test } from 'vitest'
import { toIngredient } from '../../core/ingredients/parse-line.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { sampleRecipes } from '../../seed/sample/content/recipes.ts'
import { toRecipeRow } from '../../seed/sample/sample-recipe-row.ts'
import type { ExportedRecipe } from '../exporter.ts'
import { comparable, expectedBack, exportAndRead, hasPictures } from '../testing/round-trip.ts'
import { exporters } from './index.ts'

const photo = Buffer.from('/9j/4AAQSkZJRgABAQEAYABgAAD/2Q==', 'base64')

const exported = (recipe: RecipeDraft, index = 0): ExportedRecipe => ({
  id: `recipe-${index}`,
  recipe,
  changedAt: new Date('2026-03-14T15:09:26Z'),
  picture: async () => photo,
})

const empty: RecipeDraft = {
  title: 'Soup',
  description: '',
  ingredients: [toIngredient('1 onion', null)],
  instructions: [{ text: 'Cook it.', name: null, group: null }],
  prepTime: null,
  cookTime: null,
  totalTime: null,
  servings: null,
  yield: null,
  difficulty: null,
  categories: [],
  cuisine: null,
  tips: [],
  nutritionFacts: null,
  imageUrl: null,
  author: null,
  datePublished: null,
  language: null,
  sourceUrl: null,
  rating: null,
}

const ingredients = (...lines: ReadonlyArray<string>) => lines.map((line) => toIngredient(line, null))
const steps = (...texts: ReadonlyArray<string>) => texts.map((text) => ({ text, name: null, group: null }))

const full: RecipeDraft = {
  title: 'Lemon Tart',
  description: 'Sharp, sweet and easy to slice.',
  ingredients: [
    toIngredient('200 g plain flour', 'Pastry'),
    toIngredient('1 1/2 cups sugar, sifted', 'Pastry'),
    toIngredient('4 lemons', 'Filling'),
  ],
  instructions: [
    { text: 'Rub the butter into the flour.', name: null, group: 'Pastry' },
    { text: 'Whisk and pour.', name: 'Fill', group: 'Filling' },
  ],
  prepTime: 30,
  cookTime: 45,
  totalTime: 1515,
  servings: 8,
  yield: '1 tart of 24 cm',
  difficulty: 'hard',
  categories: ['dessert', 'baking'],
  cuisine: 'French',
  tips: ['Rest the pastry overnight.', 'Serve it cold.'],
  nutritionFacts: { calories: 320.5, protein: 5, carbs: 41, fat: 12.5 },
  imageUrl: 'https://example.com/tart.jpg',
  author: 'Ada Example',
  datePublished: '2026-03-01',
  language: 'en-US',
  sourceUrl: 'https://example.com/tart?size=24&unit=cm',
  rating: null,
}

/** Recipes whose texts have a meaning in one of the formats. */
const hard: Record<string, RecipeDraft> = {
  'all fields': full,
  'almost nothing': empty,
  'no steps': { ...empty, servings: 4, ingredients: ingredients('1 onion', '2 leeks'), instructions: [] },
  quotes: {
    ...empty,
    title: 'Mum\'s "best" soup',
    ingredients: ingredients('1 "large" onion, chopped; peeled', "2 'small' leeks"),
    tips: ['Say "when".'],
  },
  'line breaks': {
    ...empty,
    description: 'One line.\n\nAnother line.',
    instructions: steps('Chop the onion.\nFry it.', 'stir well', 'serve at once'),
  },
  'one line with commas': { ...empty, ingredients: ingredients('salt, 2 peppers; to taste') },
  'headings with colons': {
    ...empty,
    ingredients: [toIngredient('1 onion', 'For the soup:'), toIngredient('salt', 'Topping:')],
    instructions: [
      { text: 'Cook it.', name: null, group: 'For the soup:' },
      { text: 'Add it.', name: null, group: 'Topping:' },
    ],
  },
  'signs of Cooklang': {
    ...empty,
    ingredients: ingredients(
      '1 @home onion {red}',
      '10% cream (fresh)',
      '2 cups flour -- sifted',
      '50 g sugar [-raw-]',
    ),
    instructions: steps(
      'Mail cook@example.com {now} for ~10 minutes at #3.',
      '-- Rest. [- Not a comment -]',
      '> Stir',
      '= Cook =',
    ),
  },
  'signs of Markdown': {
    ...empty,
    title: 'Soup *of* the [day]_',
    description: '# not a heading',
    ingredients: ingredients('1 * onion', '#1 tomatoes', '~ 2 l water | stock', '`salt`'),
    instructions: steps('Boil **hard** and _wait_.', '\\o/ Serve.', 'Add 1) salt and 2) pepper.'),
  },
  'formulas and markup': {
    ...empty,
    title: '=1+1 & more',
    description: '-1 is < 0 and 1 is > 0',
    ingredients: ingredients('+ 1 onion & a leek', 'salt < 5 g'),
  },
  emoji: { ...empty, title: 'Soup 🍲 for 👨‍👩‍👧', ingredients: ingredients('1 🧅 onion'), tips: ['Enjoy 🎉'] },
  'right-to-left text': {
    ...empty,
    title: 'مرق العدس',
    ingredients: ingredients('٢ بصلة', '١ كوب عدس'),
    instructions: steps('يُغسل العدس جيداً.', 'می‌پزیم'),
    categories: ['شوربة'],
    language: 'ar',
  },
  '200 lines': {
    ...empty,
    ingredients: ingredients(...Array.from({ length: 200 }, (_, index) => `${index + 1} g flour`)),
    instructions: steps(...Array.from({ length: 200 }, (_, index) => `Do the thing with letter x${index}.`)),
  },
  'a description that repeats the servings': {
    ...empty,
    servings: 4,
    description: 'Serves 4',
    ingredients: ingredients('1 onion'),
    instructions: steps('Chop it.'),
  },
  'entries after a group': {
    ...empty,
    ingredients: [toIngredient('1 onion', 'Soup'), toIngredient('salt', null)],
    instructions: [
      { text: 'Cook it.', name: null, group: 'Soup' },
      { text: 'Serve it.', name: null, group: null },
    ],
  },
}

const samples = sampleRecipes.map((sample): RecipeDraft => {
  const { ingredients: lines = [], instructions = [] } = toRecipeRow(sample, '')
  const { title, description, prepTime, cookTime, servings, difficulty, categories, cuisine, tips, nutritionFacts } =
    sample
  const facts = { prepTime, cookTime, servings, difficulty, categories, cuisine, tips, nutritionFacts }
  return { ...empty, ...facts, title, description, ingredients: lines, instructions, author: sample.author }
})

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title)

describe.each(Object.values(exporters))('$id', (exporter) => {
  test.each(Object.entries(hard))('%s come back unchanged', async (_, recipe) => {
    const [outcome, ...others] = await exportAndRead(exporter, [exported(recipe)])
    if (!outcome?.ok) throw new Error(outcome?.problem ?? 'nothing came back')
    expect(others).toEqual([])
    expect(comparable(outcome.draft)).toEqual(expectedBack(exporter, recipe))
    expect(outcome.picture && Buffer.from(outcome.picture)).toEqual(hasPictures(exporter) ? photo : undefined)
  })

  test('the sample recipes come back unchanged', async () => {
    const outcomes = await exportAndRead(exporter, samples.map(exported))
    const read = outcomes.flatMap((outcome) => (outcome.ok ? [comparable(outcome.draft)] : []))
    expect(read.toSorted(byTitle)).toEqual(samples.map((recipe) => expectedBack(exporter, recipe)).toSorted(byTitle))
  })
})
