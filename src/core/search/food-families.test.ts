import { expect, test } from 'vitest'
import { allFoodNames, familyOf, namesAlike } from './food-families.ts'

test('who leaves out nuts leaves out almonds, and marzipan, which is made of them', () => {
  expect(familyOf('nuts')).toEqual(expect.arrayContaining(['walnut', 'almond', 'peanut', 'marzipan', 'satay']))
  expect(familyOf('nuts')).not.toContain('coconut')
})

test('dairy takes in every cheese, by way of cheese', () => {
  expect(familyOf('dairy')).toEqual(expect.arrayContaining(['milk', 'butter', 'feta', 'yoghurt']))
})

test('a food nobody listed is itself alone', () => {
  expect(familyOf('leek')).toEqual([])
})

test('a word that every JavaScript object knows is a food nobody listed', () => {
  expect(familyOf('constructor')).toEqual([])
  expect(familyOf('__proto__')).toEqual([])
})

test('other English names are the same food, in the plural too', () => {
  expect(namesAlike('aubergines')).toEqual(['eggplant'])
  expect(namesAlike('zucchini')).toEqual(['courgette'])
  expect(namesAlike('tomatoes')).toEqual([])
})

test('the names are single words in small letters', () => {
  expect(allFoodNames.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
})
