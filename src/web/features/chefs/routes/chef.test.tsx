import { load } from 'cheerio'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import ChefPage from './chef.tsx'

const ida = {
  chefId: 'ida',
  name: 'Ida',
  bio: '',
  picture: null,
  signatureDish: { name: 'Ida’s pie', description: 'Flat.', recipeId: null, picture: null },
  recipesCount: 0,
  averageRating: 0,
  totalRatings: 0,
}

test('shows a message for a chef without recipes and does not link a missing dish', () => {
  const loaderData = { chef: ida, recipes: [], after: null, newer: null, older: null }
  const params = { id: 'ida' }
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ChefPage loaderData={loaderData} params={params} matches={[] as never} /> },
  ])
  const $ = load(renderToString(<Stub />))
  expect($('h1').text()).toBe('Ida')
  expect($('main, body').text()).toContain('0 recipes')
  expect($('body').text()).toContain('No recipes found for the chef')
  expect($('section[aria-label="Signature Dish"] a')).toHaveLength(0)
  expect($('section[aria-label="Signature Dish"]').text()).toContain('Ida’s pie')
})
