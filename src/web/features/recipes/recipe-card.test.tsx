import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { RecipeCard } from './recipe-card.tsx'

const stew: RecipeSummary = {
  id: 'winter-stew',
  title: 'Winter Stew',
  description: 'Roots and beans, slowly.',
  image: null,
  drawing: 'bread',
  categories: ['soup', 'dinner', 'vegan', 'slow cooker'],
  featured: false,
  totalTime: 90,
  difficulty: 'easy',
  servings: 6,
  language: 'en-US',
}

function render(recipe: RecipeSummary, badges?: { limit: number; countRest: boolean }) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <RecipeCard recipe={recipe} {...(badges ? { badges } : {})} /> },
  ])
  return load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
}

test('links the title to the recipe and shows time, difficulty and servings', () => {
  const $ = render(stew)
  expect($('h3 a').attr('href')).toBe('/recipe/winter-stew')
  expect($('ul').last().text()).toBe('Total time: 1 h 30 minDifficulty: easy6 servings')
})

test('states the language of a title and description that are not English', () => {
  expect(render(stew)('[lang]')).toHaveLength(0)
  expect(render({ ...stew, language: 'de' })('[lang=de]').text()).toBe('Winter StewRoots and beans, slowly.')
  expect(render({ ...stew, language: 'the language of soups' })('[lang]')).toHaveLength(0)
})

test('shows three categories, or two and a count in the recipe browser', () => {
  expect(render(stew)('ul').first().find('li').toArray()).toHaveLength(3)
  expect(render(stew, { limit: 2, countRest: true })('ul').first().text()).toBe('SoupsDinner+2 more categories')
})

test('shows the badge only on a featured recipe', () => {
  expect(render(stew).text()).not.toContain('Featured')
  expect(render({ ...stew, featured: true }).text()).toContain('Featured')
})
