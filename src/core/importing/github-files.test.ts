import { expect, test } from 'vitest'
import { mayHoldRecipe, pathFrom, pictureAmong } from './github-files.ts'

test.each(['soup.cook', 'recipes/Soup.MD', 'a/b/c.yml', 'x.yaml', 'pasta.json'])('reads %s', (path) => {
  expect(mayHoldRecipe(path)).toBe(true)
})

test.each([
  'README.md',
  'docs/readme.de.md',
  'package.json',
  'recipes/package-lock.json',
  '.github/workflows/build.yml',
  'node_modules/x/recipe.json',
  '.prettierrc.json',
  'soup.jpg',
  'soup.txt',
])('does not look for recipes in %s', (path) => {
  expect(mayHoldRecipe(path)).toBe(false)
})

test('finds the picture beside a recipe, whatever the case of its letters', () => {
  const files = new Map(['soups/Leek.JPG', 'leek.jpg'].map((path) => [path.toLowerCase(), path]))
  expect(pictureAmong('soups/leek.cook', files)).toBe('soups/Leek.JPG')
  expect(pictureAmong('pies/leek.cook', files)).toBe(null)
})

test.each([
  ['soups/leek.md', 'img/a.jpg', 'soups/img/a.jpg'],
  ['soups/leek.md', '../img/a.jpg?raw=1', 'img/a.jpg'],
  ['soups/leek.md', '/img/a.jpg', 'img/a.jpg'],
  ['leek.md', '../../a.jpg', null],
  ['leek.md', 'https://example.com/a.jpg', null],
  ['leek.md', '//example.com/a.jpg', null],
])('joins %s and %s to %s', (file, address, path) => {
  expect(pathFrom(file, address)).toBe(path)
})
