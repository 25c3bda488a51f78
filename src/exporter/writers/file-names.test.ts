import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'

test.each([
  ['Leek Soup', 'Leek Soup'],
  ['1/2 soup: "hot?" <now> | \\*', '1 2 soup hot now'],
  ['Crème brûlée 🍮', 'Crème brûlée 🍮'],
  ['...hidden', 'hidden'],
  ['Ends with dots...', 'Ends with dots'],
  ['con', 'Recipe con'],
  ['LPT1.txt', 'Recipe LPT1.txt'],
  ['__MACOSX', 'Recipe __MACOSX'],
  ['???', 'Recipe'],
  ['a\nb\u0000c', 'a b c'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j becomes %j', (title, name) => {
  expect(fileNames()(title)).toBe(name)
})

test('names that differ only in letter case are numbered', () => {
  const nameFor = fileNames()
  expect(['Soup', 'soup', 'SOUP', 'Soup (2)'].map(nameFor)).toEqual(['Soup', 'soup (2)', 'SOUP (3)', 'Soup (2) (2)'])
})
