import { expect, test } from 'vitest'
import { noFindings } from './findings.ts'
import { toDraft } from './to-draft.ts'

const authorOf = (author: string) => toDraft({ ...noFindings(), title: 'Leek Soup', author }, { base: '' }).author

test('does not take the name of the dish for its author', () => {
  expect(authorOf('Leek Soup')).toBeNull()
  expect(authorOf('')).toBeNull()
})

test('cuts the line below the site’s name off the author', () => {
  const tagline = 'Ann Potts writes about food, takes pictures of it, and has collected 250 simple recipes'
  expect(authorOf(`Ann Potts | POTS AND PANS - ${tagline}`)).toBe('Ann Potts')
  expect(authorOf('Ann | Pots and Pans')).toBe('Ann | Pots and Pans')
  expect(authorOf(tagline)).toBe(tagline)
})
