import { expect, test } from 'vitest'
import { revive } from './sent-recipes.ts'

const sent = { title: 'Soup', path: '/submissions/abc_-1' }

test('the list comes back as it was', () => {
  const both = [sent, { title: 'Stew', path: '/recipe/stew-2' }]
  expect(revive(JSON.stringify(both))).toEqual(both)
})

test.each([
  null,
  '',
  'nonsense',
  '{}',
  '[null,1,"x",{}]',
  '[{"title":"Soup","path":"javascript:alert(1)"}]',
  '[{"title":1,"path":"/submissions/a"}]',
])('what is no recipe sent from here is left out: %s', (text) => {
  expect(revive(text)).toEqual([])
})
