import { expect, test } from 'vitest'
import { familyOf, namesAlike } from './families.ts'
import { foods } from './foods.ts'

test('nuts include almonds, and marzipan, which is made of them', () => {
  expect(familyOf('nuts')).toEqual(expect.arrayContaining(['walnut', 'almond', 'peanut', 'marzipan', 'satay']))
  expect(familyOf('nuts')).not.toContain('coconut')
})

test('dairy includes every cheese, by way of cheese', () => {
  expect(familyOf('dairy')).toEqual(expect.arrayContaining(['milk', 'butter', 'feta', 'yoghurt']))
})

test('a family is the same in every language', () => {
  const inGerman = familyOf('Käse')
  expect(inGerman).toEqual(expect.arrayContaining(['cheese', 'feta', 'fromage', 'queso', 'formaggio', 'kaas']))
  expect(inGerman.toSorted().filter((name) => name !== 'cheese')).toEqual(
    familyOf('cheese')
      .toSorted()
      .filter((name) => name !== 'kase'),
  )
})

test('excluding almonds also excludes what may be made of them, but no other nut', () => {
  expect(familyOf('almonds')).toEqual(expect.arrayContaining(['marzipan', 'praline', 'granola', 'nuss']))
  expect(familyOf('almonds')).not.toContain('walnut')
})

test('a variety does not stand for the whole food', () => {
  expect(familyOf('lettuce')).toContain('romaine')
  expect(familyOf('romaine')).toEqual([])
})

test('a word that every JavaScript object knows is not a food', () => {
  expect(familyOf('constructor')).toEqual([])
  expect(familyOf('__proto__')).toEqual([])
})

test('another English name means the same food, in the plural too', () => {
  expect(namesAlike('aubergines')).toEqual(['eggplant'])
  expect(namesAlike('zucchini')).toEqual(['courgette'])
  expect(namesAlike('tomatoes')).toEqual([])
})

test('words of a family are single words in small letters without accents, as the search has them', () => {
  const words = foods.flatMap(({ name }) => familyOf(name))
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})
