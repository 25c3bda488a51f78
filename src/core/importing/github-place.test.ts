import { expect, test } from 'vitest'
import { readGithubPlace } from './github-place.ts'

const place = (repository: string, path = '') => {
  const read = readGithubPlace(repository, path)
  return read.ok ? read.place : read.message
}

test.each([
  ['https://github.com/ada/kitchen', 'recipes/pasta.json', 'default', 'recipes/pasta.json', 'file'],
  ['http://www.github.com/ada/kitchen/', '/recipes/', 'default', 'recipes', 'folder'],
  ['github.com/ada/kitchen.git', '', 'default', '', 'folder'],
  ['git@github.com:ada/kitchen.git', 'soup.cook', 'default', 'soup.cook', 'file'],
  ['ada/kitchen', 'Soup.YAML', 'default', 'Soup.YAML', 'file'],
  ['https://github.com/ada/kitchen/blob/dev/a%20b/soup.md?plain=1#L3', '', 'named', 'dev/a b/soup.md', 'file'],
  ['https://github.com/ada/kitchen/tree/v1.2/recipes', 'soups', 'named', 'v1.2/recipes/soups', 'folder'],
  ['https://raw.githubusercontent.com/ada/kitchen/refs/heads/main/a.json', '', 'named', 'main/a.json', 'file'],
  ['https://raw.githubusercontent.com/ada/kitchen/main/a.json', 'ignored', 'named', 'main/a.json', 'file'],
  ['anything', 'https://github.com/ada/kitchen/blob/main/a.json', 'named', 'main/a.json', 'file'],
])('reads %s and %s', (repository, path, branch, readPath, kind) => {
  expect(place(repository, path)).toEqual({ owner: 'ada', repository: 'kitchen', branch, path: readPath, kind })
})

test.each([
  '',
  'ada',
  'https://github.com/ada',
  'https://gitlab.com/ada/kitchen',
  'https://github.com.evil.example/ada/kitchen',
  'https://github.com/ada/kitchen/issues/3',
  'https://github.com/ada/kitchen/tree',
  'https://github.com/-ada/kitchen',
  'https://github.com/ada/..',
  'https://github.com/ada/%E0%A4%A',
  'javascript:alert(1)',
])('refuses %j as a repository', (repository) => {
  expect(place(repository)).toBe('Invalid GitHub repository URL.')
})

test.each([
  ['ada/kitchen', '../other/main/a.json'],
  ['ada/kitchen', 'recipes/../../a.json'],
  ['https://github.com/ada/kitchen/blob/main/%2E%2E/a.json', ''],
])('refuses a path that leaves the repository: %s %s', (repository, path) => {
  expect(place(repository, path)).toBe('The path must stay inside the repository. Remove “..” from it.')
})

test('refuses paths with control characters, and endless ones', () => {
  expect(place('ada/kitchen', 'a\u0000.json')).toMatch(/^The path is too long/)
  expect(place('ada/kitchen', 'a'.repeat(1_001))).toMatch(/^The path is too long/)
})
