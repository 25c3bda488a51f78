import { expect, test } from 'vitest'
import { readStoredSubmissions } from './stored-submissions.ts'

const sent = { title: 'Soup', path: '/submissions/abc_-1' }

test('reads the list back as it was written', () => {
  const both = [sent, { title: 'Stew', path: '/recipe/stew-2' }]
  expect(readStoredSubmissions(both)).toEqual(both)
})

test.each([
  [[null, 1, 'x', {}]],
  [[{ title: 'Soup', path: 'javascript:alert(1)' }]],
  [[{ title: 1, path: '/submissions/a' }]],
])('leaves out %j, which is not a recipe sent from here', (stored) => {
  expect(readStoredSubmissions(stored)).toEqual([])
})

test.each([null, '', 'nonsense', {}])('rejects a value that is not a list: %j', (stored) => {
  expect(readStoredSubmissions(stored)).toBeUndefined()
})
