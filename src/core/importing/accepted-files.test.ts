import { expect, test } from 'vitest'
import { hasOtherEnding } from './accepted-files.ts'

test.each([
  ['setup.exe', true],
  ['Talk.PPTX', true],
  ['soup.JSON', false],
  ['IMG_1.HEIC', false],
  ['Recipes of 2.3', false],
  ['the pasted text', false],
])('tells from the extension of %s that it is no recipe: %s', (name, expected) => {
  expect(hasOtherEnding(name)).toBe(expected)
})
