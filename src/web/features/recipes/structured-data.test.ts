import { expect, test } from 'vitest'
import type { Recipe } from '../../../core/recipes/recipe.ts'
import type { Review } from '../../../core/reviews/review.ts'
import { structuredData } from './structured-data.ts'

const place = {
  origin: 'https://kitchen.test',
  url: 'https://kitchen.test/recipe/soup',
  siteName: 'Marshmallow Kitchen',
  hasChefPages: true,
  reviews: { counts: [0, 0, 0, 0, 0], list: [] },
}

const review: Review = {
  id: 1,
  name: 'Ann',
  stars: 4,
  body: 'Warming.',
  changed: '',
  madeIt: true,
  photos: [],
  helpfulCount: 0,
  answer: null,
  at: '2026-11-03T00:00:00.000Z',
  editedAt: null,
}

const soup: Recipe = {
  id: 'soup',
  title: 'Soup',
  description: 'Warm.',
  ingredients: [{ line: '1 l stock', amount: '1 l', name: 'stock', group: null, measures: [] }],
  instructions: [{ text: 'Heat it.', name: null, group: null }],
  prepTime: 5,
  cookTime: 10,
  totalTime: null,
  servings: 4,
  yield: null,
  difficulty: 'easy',
  categories: ['soup', 'dinner'],
  cuisine: null,
  tips: [],
  nutritionFacts: null,
  imageUrl: null,
  author: null,
  datePublished: '2026-11-02T00:00:00.000Z',
  language: 'en',
  sourceUrl: null,
  picture: { id: 'abc', alt: 'Soup', width: 3000, height: 2000, placeholder: '', widths: [400, 800, 1600] },
  drawing: 'soup',
  chef: null,
  rating: null,
  ratings: { average: 4.5, count: 2 },
  featured: false,
  status: 'published',
  diets: null,
  updatedAt: '2026-11-02T00:00:00.000Z',
}

const read = (recipe: Recipe) => structuredData(recipe, place).map((text): unknown => JSON.parse(text))

test('gives search engines the recipe with absolute addresses and picture sizes', () => {
  const [recipe] = read(soup)
  expect(recipe).toMatchObject({
    '@type': 'Recipe',
    url: 'https://kitchen.test/recipe/soup',
    image: [
      { url: 'https://kitchen.test/images/abc/1600.webp', width: 1600, height: 1067 },
      { url: 'https://kitchen.test/images/abc/800.webp', width: 800, height: 533 },
      { url: 'https://kitchen.test/images/abc/400.webp', width: 400, height: 267 },
    ],
  })
})

test('gives search engines the drawing of a recipe without a picture', () => {
  const [recipe] = read({ ...soup, picture: null })
  expect(recipe).toMatchObject({
    image: [{ url: expect.stringMatching(/^https:\/\/kitchen\.test\/images\/dishes\/soup/), width: 1200, height: 900 }],
  })
})

test('links the author to the chef page if the site shows chefs', () => {
  const byMaya = { ...soup, author: 'Maya', chef: { id: 'maya', name: 'Maya', picture: null } }
  expect(read(byMaya)[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Maya', url: 'https://kitchen.test/chefs/maya' },
    dateModified: '2026-11-02T00:00:00.000Z',
  })
  const [hidden] = structuredData(byMaya, { ...place, hasChefPages: false })
  expect(JSON.parse(hidden ?? '')).toHaveProperty('author', { '@type': 'Person', name: 'Maya' })
})

test('never shows sample ratings to search engines', () => {
  expect(read(soup)[0]).not.toHaveProperty('aggregateRating')
})

test('shows the mean and the words of real reviews', () => {
  const list = [review, { ...review, id: 2, name: null, stars: 5, body: '' }]
  const [recipe] = structuredData(soup, { ...place, reviews: { counts: [0, 0, 1, 1, 1], list } })
  expect(JSON.parse(recipe ?? '')).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 3, bestRating: 5 },
    review: [{ author: { name: 'Ann' }, reviewBody: 'Warming.', reviewRating: { ratingValue: 4 } }],
  })
})

test('gives the breadcrumbs as a list', () => {
  const [, breadcrumbs] = read(soup)
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://kitchen.test/' },
      { position: 2, name: 'Soups', item: 'https://kitchen.test/categories/soup' },
      { position: 3, name: 'Soup', item: 'https://kitchen.test/recipe/soup' },
    ],
  })
})

test('escapes text that could end the script element', () => {
  const hostile = '</script><img src=x onerror=alert(1)><!--'
  const texts = structuredData({ ...soup, title: hostile, categories: [hostile], description: hostile }, place)
  expect(texts.join('')).not.toMatch(/<|>/)
  expect(read({ ...soup, title: hostile })[0]).toMatchObject({ name: hostile })
})
