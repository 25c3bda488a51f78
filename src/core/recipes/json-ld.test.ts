import { expect, test } from 'vitest'
import { toIngredient } from '../ingredients/parse-line.ts'
import { type DescribedRecipe, serializeJsonLd, toJsonLd } from './json-ld.ts'

const toast: DescribedRecipe = {
  title: 'Toast',
  description: 'Bread, but better.',
  ingredients: [toIngredient('2 slices bread'), toIngredient('1 knob butter')],
  instructions: [
    { text: 'Toast the bread.', name: null, group: null },
    { text: 'Butter it.', name: 'Butter', group: null },
  ],
  prepTime: 5,
  cookTime: 90,
  totalTime: null,
  servings: 2,
  yield: '2 slices',
  categories: ['breakfast', 'quick meals'],
  cuisine: 'American',
  nutritionFacts: { calories: 250, protein: 6.5, carbs: 30, fat: null },
  author: 'Ada Crumb',
  datePublished: '2024-05-01',
  language: 'en',
  sourceUrl: null,
}
const page = {
  url: 'https://kitchen.example/recipe/toast',
  siteName: 'Marshmallow Kitchen',
  images: [{ url: 'https://kitchen.example/images/1/1600.webp', width: 1600, height: 900 }],
}

test('describes a recipe completely', () => {
  expect(toJsonLd(toast, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': 'https://kitchen.example/recipe/toast#recipe',
    mainEntityOfPage: page.url,
    url: page.url,
    name: 'Toast',
    description: 'Bread, but better.',
    image: [{ '@type': 'ImageObject', ...page.images[0] }],
    author: { '@type': 'Person', name: 'Ada Crumb' },
    publisher: { '@type': 'Organization', name: 'Marshmallow Kitchen' },
    datePublished: '2024-05-01',
    inLanguage: 'en',
    prepTime: 'PT5M',
    cookTime: 'PT1H30M',
    totalTime: 'PT1H35M',
    recipeYield: ['2', '2 slices'],
    recipeCategory: ['breakfast', 'quick meals'],
    recipeCuisine: 'American',
    keywords: 'breakfast, quick meals',
    recipeIngredient: ['2 slices bread', '1 knob butter'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Toast the bread.', url: `${page.url}#step-1` },
      { '@type': 'HowToStep', name: 'Butter', text: 'Butter it.', url: `${page.url}#step-2` },
    ],
    nutrition: {
      '@type': 'NutritionInformation',
      calories: '250 calories',
      proteinContent: '6.5 g',
      carbohydrateContent: '30 g',
    },
  })
})

test.each([
  [{ prepTime: 10, cookTime: null, totalTime: 480 }, 'PT8H'],
  [{ prepTime: 30, cookTime: 60, totalTime: 60 }, 'PT1H30M'],
])('states the total of %o like the page', (times, total) => {
  expect(toJsonLd({ ...toast, ...times }, page)).toMatchObject({ totalTime: total })
})

test('leaves out unknown properties', () => {
  const bare: DescribedRecipe = {
    ...toast,
    description: '',
    prepTime: null,
    cookTime: 0,
    servings: null,
    yield: null,
    categories: [],
    cuisine: null,
    nutritionFacts: { calories: null, protein: null, carbs: null, fat: null },
    author: null,
    datePublished: null,
    language: null,
  }
  const described = toJsonLd(bare, { ...page, images: [] })
  expect(Object.keys(described)).toEqual([
    '@context',
    '@type',
    '@id',
    'mainEntityOfPage',
    'url',
    'name',
    'author',
    'publisher',
    'recipeIngredient',
    'recipeInstructions',
  ])
  expect(described['author']).toEqual({ '@type': 'Organization', name: 'Marshmallow Kitchen' })
  // Another site wrote this one.
  expect(toJsonLd({ ...bare, sourceUrl: 'https://example.com/pie' }, page)).not.toHaveProperty('author')
})

test('turns headings into sections and numbers steps continuously', () => {
  const instructions = [
    { text: 'Heat the oven.', name: null, group: null },
    { text: 'Beat.', name: null, group: 'Cake' },
    { text: 'Bake.', name: null, group: 'Cake' },
    { text: 'Spread.', name: null, group: 'Frosting' },
  ]
  const step = (text: string, number: number) => ({ '@type': 'HowToStep', text, url: `${page.url}#step-${number}` })
  expect(toJsonLd({ ...toast, instructions }, page)['recipeInstructions']).toEqual([
    step('Heat the oven.', 1),
    { '@type': 'HowToSection', name: 'Cake', itemListElement: [step('Beat.', 2), step('Bake.', 3)] },
    { '@type': 'HowToSection', name: 'Frosting', itemListElement: [step('Spread.', 4)] },
  ])
})

test('keeps hostile text inside the script element', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028 \u2029'
  const text = serializeJsonLd(toJsonLd({ ...toast, title }, page))
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text).name).toBe(title)
})
