import { expect, test } from 'vitest'
import { splitParagraph } from './split-paragraph.ts'

const bread =
  'Preheat the oven to 350 °F. Grease a loaf pan. Mash the bananas in a large bowl. Stir in the melted butter. ' +
  'It should look glossy. Mix in the sugar, egg and vanilla. Add the flour approx. 1 cup at a time. ' +
  'Pour the batter into the pan. Bake for 60 minutes.'

test('splits a long paragraph into steps of two or three sentences, where an action begins', () => {
  expect(splitParagraph(bread, null)).toEqual([
    'Preheat the oven to 350 °F. Grease a loaf pan.',
    'Mash the bananas in a large bowl. Stir in the melted butter. It should look glossy.',
    'Mix in the sugar, egg and vanilla. Add the flour approx. 1 cup at a time.',
    'Pour the batter into the pan. Bake for 60 minutes.',
  ])
})

test('loses no word, and leaves short paragraphs whole', () => {
  expect(splitParagraph(`${bread} Enjoy!`, 'en').join(' ')).toBe(`${bread} Enjoy!`)
  expect(splitParagraph('Mix. Bake. Serve.', null)).toEqual(['Mix. Bake. Serve.'])
  expect(splitParagraph('', 'en')).toEqual([''])
})
