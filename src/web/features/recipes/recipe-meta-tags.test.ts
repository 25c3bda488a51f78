import { expect, test } from 'vitest'
import { recipeSummaryText } from './recipe-meta-tags.ts'

test('takes a one-line description for the recipe', () => {
  expect(recipeSummaryText({ title: 'Soup', description: 'Warm.\n\nAnd  good.' })).toEqual({
    title: 'Soup',
    description: 'Warm. And good.',
  })
})

test('describes a recipe without a description', () => {
  expect(recipeSummaryText({ title: 'Soup', description: '' }).description).toBe('How to make Soup.')
})

test('cuts after a whole character and marks the cut', () => {
  const { title, description } = recipeSummaryText({
    title: `${'a'.repeat(118)}🍝🍝`,
    description: 'b'.repeat(100_000),
  })
  expect(title).toHaveLength(120)
  expect(title.isWellFormed()).toBe(true)
  expect(description).toBe(`${'b'.repeat(299)}…`)
})
