import { expect, test } from 'vitest'
import { addedAgain } from './added-again.ts'

const [soup, stew] = ['Soup', 'Stew'].map((title) => ({ recipe: { id: title, title } }))

test('says that a recipe is already on the list', () => {
  const before = [{ recipes: [{ id: 'Soup', title: 'Soup' }] }, { recipes: [] }]
  expect(addedAgain([soup!], before)).toContain('This recipe was already on the list')
  expect(addedAgain([soup!, stew!], before)).toContain('1 of the recipes was already on the list')
  expect(addedAgain([stew!], before)).toBe('')
  expect(addedAgain([{ recipe: null }], before)).toBe('')
})
