import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const step = (text: string) => ({ text, name: null, group: null })

test('makes a heading among the steps of the markup the name of their group', () => {
  const markup = {
    '@type': 'Recipe',
    name: 'Pancakes',
    recipeIngredient: ['3 eggs'],
    recipeInstructions: ['Whisk everything.', 'To serve:', 'Put jam on top.'].map((text) => ({
      '@type': 'HowToStep',
      text,
    })),
  }
  const page = `<h1>Pancakes</h1><script type="application/ld+json">${JSON.stringify(markup)}</script>`
  expect(readWebPage(page).draft?.instructions).toEqual([
    step('Whisk everything.'),
    { ...step('Put jam on top.'), group: 'To serve' },
  ])
})

test('ends the steps of a marked box at its notes, which are tips', () => {
  const box =
    '<div itemprop="recipeInstructions"><p>Whisk everything.</p><p>Fry thin pancakes.</p><p>Notes</p><p>They keep for two days in the fridge.</p></div>'
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1><p itemprop="recipeIngredient">3 eggs</p>${box}</div>`
  expect(readWebPage(page).draft).toMatchObject({
    instructions: [step('Whisk everything.'), step('Fry thin pancakes.')],
    tips: ['They keep for two days in the fridge.'],
  })
})

test('removes the marks of bold text, and ends a step where the space before the next one is missing', () => {
  const markup = {
    '@type': 'Recipe',
    name: 'Pancakes',
    recipeIngredient: ['3 eggs', '1 cup milk'],
    recipeInstructions: [
      '**3 eggs** and **1 cup milk** go into a bowl.',
      'Cover with foil.Make-ahead: chill it for a day.NOTE: It keeps for two.',
    ],
  }
  const page = `<h1>Pancakes</h1><script type="application/ld+json">${JSON.stringify(markup)}</script>`
  expect(readWebPage(page).draft?.instructions.map(({ text }) => text)).toEqual([
    '3 eggs and 1 cup milk go into a bowl.',
    'Cover with foil.',
    'Make-ahead: chill it for a day.',
    'NOTE: It keeps for two.',
  ])
})
