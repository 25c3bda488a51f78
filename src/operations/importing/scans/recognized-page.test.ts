import type { Block } from 'tesseract.js'
import { expect, test } from 'vitest'
import { recognizedPage } from './recognized-page.ts'

/** Builds a recognized line whose words stand one after the other. */
function lineOf(...texts: ReadonlyArray<string>) {
  const words = texts.map((text, at) => ({
    text,
    confidence: 20,
    bbox: { x0: at * 20, x1: at * 20 + 15, y0: 0, y1: 20 },
  }))
  const rowAttributes = { rowHeight: 20, ascenders: 4, descenders: 4 }
  const line = { words, confidence: 80, rowAttributes, baseline: { x0: 0, x1: 200, y0: 20, y1: 20 } }
  return [{ paragraphs: [{ lines: [line] }] }] as unknown as ReadonlyArray<Block>
}

test.each([
  [['1', '|', 'milk'], '1 l milk'],
  [['1½', 'I', 'vegetable', 'stock'], '1½ l vegetable stock'],
  [['1', 'l', 'milk'], '1 l milk'],
  [['Serves', '4', '|', 'Easy'], 'Serves 4 Easy'],
  [['Then', 'I', 'stir'], 'Then I stir'],
])('reads %j as "%s"', (words, expected) => {
  const { runs } = recognizedPage(lineOf(...words), { width: 400, height: 400 })
  expect(runs.map(({ text }) => text)).toEqual([expected])
})

const textsOf = (...lines: ReadonlyArray<string>) =>
  recognizedPage(
    lines.flatMap((line) => lineOf(...line.split(' '))),
    { width: 400, height: 400 },
  ).runs.map(({ text }) => text)

test('reads a letter that begins each line of a list as a bullet', () => {
  const bullets = textsOf('Plum cake', 'e 500 g plums', 'e 2 eggs', 'e salt')
  expect(bullets).toEqual(['Plum cake', '500 g plums', '2 eggs', 'salt'])
})

test.each([
  ['two lines', ['e 500 g plums', 'e 2 eggs']],
  ['lines without amounts', ['e la panna', 'e il sale', 'e il pepe']],
])('keeps the letter in %s', (_, lines) => {
  expect(textsOf(...lines)).toEqual(lines)
})

test.each([
  [
    ['• 500 g plums', '• 2 eggs', 'o 2 tbsp lard', 'eo 1 tsp salt', '• salt'],
    ['500 g plums', '2 eggs', '2 tbsp lard', '1 tsp salt', 'salt'],
  ],
  [
    ['e 1 onion', 'o 3 leeks', '© 1 l stock', 'o Simmer it.'],
    ['1 onion', '3 leeks', '1 l stock', 'o Simmer it.'],
  ],
])('reads signs that differ in front of amounts as bullets: %j', (lines, expected) => {
  expect(textsOf(...lines)).toEqual(expected)
})
