import { expect, test } from 'vitest'
import { measuresIngredient } from './measured-text.ts'

test.each([
  ['200 g Mehl', true],
  ['½ cup sugar', true],
  ['salt, about 2 tbsp.', true],
  ['3 gousses d’ail', true],
  ['2 łyżki cukru', true],
  ['玉ねぎ 1個', true],
  ['2 cucchiai di olio', true],
  ['serves 4 people', false],
  ['3 recipes', false],
  ['bake 2 in the oven', false],
  ['30 minutes', false],
  ['no amount', false],
  ['', false],
])('tells whether %j contains an ingredient amount: %j', (text, isMeasured) => {
  expect(measuresIngredient(text)).toBe(isMeasured)
})
