import { expect, test } from 'vitest'
import { recipeSummaryText } from './recipe-meta-tags.ts'

test('a description of one line stands for the recipe', () => {
  expect(recipeSummaryText({ title: 'Soup', description: 'Warm.\n\nAnd  good.' })).toEqual({
    title: 'Soup',
    description: 'Warm. And good.',
  })
})

test('a recipe without a description still says what it is', () => {
  expect(recipeSummaryText({ title: 'Soup', description: '' }).description).toBe('How to make Soup.')
})

test('what is cut ends in a whole character and says that it was cut', () => {
  const { title, description } = recipeSummaryText({
    title: `${'a'.repeat(118)}🍝🍝`,
    description: 'b'.repeat(100_000),
  })
  expect(title).toHaveLength(120)
  expect(title.isWellFormed()).toBe(true)
  expect(description).toBe(`${'b'.repeat(299)}…`)
})
