import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findTimers } from '../../../core/recipes/times/find-timers.ts'
import { sampleAffiliates } from './affiliates.ts'
import { samplePosts } from './blog-posts.ts'
import { sampleChefs } from './chefs.ts'
import { sampleFaqs } from './faqs.ts'
import { sampleArticles } from './knowledge-base.ts'
import { sampleRatings } from './ratings.ts'
import { sampleRecipes } from './recipes.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const recipeIds = sampleRecipes.map((recipe) => recipe.id)
const categories = new Set(sampleRecipes.flatMap((recipe) => recipe.categories))

test('has seven recipes, three of them featured', () => {
  expect(sampleRecipes).toHaveLength(7)
  expect(sampleRecipes.filter((recipe) => recipe.featured)).toHaveLength(3)
})

test('gives every item a unique slug', () => {
  const lists = [
    recipeIds,
    sampleChefs.map((chef) => chef.id),
    samplePosts.map((post) => post.id),
    sampleFaqs.map((faq) => faq.id),
    sampleArticles.map((article) => article.slug),
  ]
  for (const ids of lists) {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(slug)
  }
})

test('has a file for every named picture', () => {
  const pictures = [
    ...sampleRecipes.map((recipe) => recipe.image),
    ...sampleChefs.map((chef) => chef.portrait),
    ...sampleAffiliates.map((affiliate) => affiliate.image),
    ...samplePosts.flatMap((post) => [post.image, post.authorPortrait]),
  ]
  const missing = pictures.filter((file) => !existsSync(new URL(`../../../web/art/${file}`, import.meta.url)))
  expect(missing).toEqual([])
})

test.each(sampleRecipes)('$title has plausible servings, times, steps and tips', (recipe) => {
  const steps = recipe.instructions.flatMap((part) => part.steps)
  const lines = recipe.ingredients.flatMap((part) => part.lines)
  expect(recipe.servings).toBeGreaterThanOrEqual(1)
  expect(recipe.servings).toBeLessThanOrEqual(24)
  expect(recipe.prepTime).toBeGreaterThan(0)
  // Only what is never heated has no cook time.
  const isHeated = steps.some(({ text }) => /\b(?:bake|oven|simmer|boil|poach|fry|heat)\b/i.test(text))
  expect(recipe.cookTime > 0).toBe(isHeated)
  const timers = steps.flatMap(({ text }) => findTimers(text)).map(({ minutes }) => minutes)
  expect(timers.length).toBeGreaterThanOrEqual(isHeated ? 1 : 0)
  expect(recipe.prepTime + recipe.cookTime).toBeGreaterThanOrEqual(Math.max(0, ...timers))
  expect(recipe.prepTime + recipe.cookTime).toBeLessThanOrEqual(120)
  expect(lines.length).toBeGreaterThanOrEqual(6)
  expect(new Set(lines).size).toBe(lines.length)
  expect(steps.length).toBeGreaterThanOrEqual(3)
  expect(recipe.tips.length).toBeGreaterThanOrEqual(2)
  expect(recipe.tips.length).toBeLessThanOrEqual(4)
})

test.each(sampleRecipes)('$title has calories that match its protein, carbs and fat', ({ nutritionFacts }) => {
  const { calories, protein, carbs, fat } = nutritionFacts
  const fromParts = 4 * protein + 4 * carbs + 9 * fat
  expect(Math.abs(calories - fromParts) / calories).toBeLessThan(0.05)
})

test('dates every recipe on a different day before the release', () => {
  const days = sampleRecipes.map((recipe) => recipe.datePublished)
  expect(new Set(days).size).toBe(days.length)
  for (const day of days) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(day < '2026-11-20').toBe(true)
  }
})

test('has a recipe for every home page tile and footer category', () => {
  const wanted = ['breakfast', 'quick meals', 'soup', 'dinner', 'dessert', 'lunch', 'vegetarian']
  expect(wanted.filter((category) => !categories.has(category))).toEqual([])
})

test('labels every vegan recipe vegetarian too', () => {
  const vegan = sampleRecipes.filter((recipe) => recipe.categories.includes('vegan'))
  expect(vegan.every((recipe) => recipe.categories.includes('vegetarian'))).toBe(true)
})

test('matches chefs with their recipes and signature dishes', () => {
  for (const chef of sampleChefs) {
    const theirs = sampleRecipes.filter((recipe) => recipe.chefId === chef.id)
    expect(theirs.map((recipe) => recipe.title)).toContain(chef.signatureDish.name)
    expect(theirs.map((recipe) => recipe.id)).toContain(chef.signatureDish.recipeId)
    expect(theirs.every((recipe) => recipe.author === chef.name)).toBe(true)
  }
  expect(
    sampleRecipes.map((recipe) => recipe.chefId).filter((id) => !sampleChefs.some((chef) => chef.id === id)),
  ).toEqual([])
})

test('gives every recipe many, mostly good ratings', () => {
  expect(Object.keys(sampleRatings).toSorted()).toEqual(recipeIds.toSorted())
  for (const counts of Object.values(sampleRatings)) {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const average = counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
    expect(total).toBeGreaterThan(20)
    expect(average).toBeGreaterThan(4.6)
    expect(average).toBeLessThan(4.95)
  }
})

test('links ads to no real company', () => {
  expect(sampleAffiliates).toHaveLength(3)
  for (const affiliate of sampleAffiliates) expect(new URL(affiliate.linkUrl).host).toBe('example.com')
})

test('serves from one person to twenty-four', () => {
  const servings = sampleRecipes.map((recipe) => recipe.servings)
  expect([Math.min(...servings), Math.max(...servings)]).toEqual([1, 24])
})

test('has four questions, one about My Recipes', () => {
  expect(sampleFaqs).toHaveLength(4)
  expect(sampleFaqs.filter((faq) => faq.question.includes('My Recipes'))).toHaveLength(1)
})

test('has posts of 350 to 600 words in several paragraphs', () => {
  for (const post of samplePosts) {
    const words = post.content.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(350)
    expect(words).toBeLessThanOrEqual(600)
    expect(post.content.split('\n').length).toBeGreaterThanOrEqual(5)
    expect(post.content).not.toMatch(/[<>]/)
  }
})

test('has articles with headings and balanced tags', () => {
  for (const { content } of sampleArticles) {
    expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
    const opened = [...content.matchAll(/<([a-z0-9]+)[^>]*>/g)].map((match) => match[1]).toSorted()
    const closed = [...content.matchAll(/<\/([a-z0-9]+)>/g)].map((match) => match[1]).toSorted()
    expect(opened).toEqual(closed)
  }
})
