import { expect, test } from 'vitest'
import { recipeLanguage } from './recipe-language.ts'

const german = [
  'Den Ofen auf 180 °C vorheizen und das Blech mit Backpapier belegen.',
  'Die Butter mit dem Zucker verrühren, dann das Mehl und ein Ei zugeben.',
  'Im Ofen 30 Minuten backen, bis der Kuchen braun ist, und auf einem Gitter auskühlen lassen.',
]

function recipe(language: string | null, steps: ReadonlyArray<string>) {
  const instructions = steps.map((text) => ({ text, name: null, group: null }))
  return { language, title: 'Mac and cheese', ingredients: [], instructions }
}

test('takes the language of the text when none is stated', () => {
  expect(recipeLanguage(recipe(null, german))).toBe('de')
  expect(recipeLanguage(recipe('german', german))).toBe('de')
  expect(recipeLanguage(recipe(null, ['Mix.']))).toBeNull()
})

test('keeps the stated language with its country', () => {
  expect(recipeLanguage(recipe('de-AT', german))).toBe('de-AT')
  expect(recipeLanguage(recipe('en-GB', ['Den Teig kneten.']))).toBe('en-GB')
})

test('corrects a stated language that the text contradicts', () => {
  expect(recipeLanguage(recipe('en', german))).toBe('de')
})

test('takes both tags of Norwegian for the same', () => {
  const text =
    'Hell melet i en bolle og tilsett litt smør. La deigen hvile, og stek brødet i ovnen til det er gyllent. '
  expect(recipeLanguage(recipe('no', [text.repeat(3)]))).toBe('no')
})
