import { expect, test } from 'vitest'
import { findPan } from './find-pan.ts'
import type { PanShape } from './pan.ts'

test.each<[string, PanShape, string]>([
  ['Grease a 9-inch springform pan.', 'round', '9 in'],
  ['Line a 20 cm square cake tin.', 'square', '20 cm'],
  ['Use a 9 x 13-inch baking dish.', 'rectangular', '9 x 13 in'],
  ['Grease an 8-by-8-inch square baking pan.', 'rectangular', '8 x 8 in'],
  ['Coat a 9- by 13-in. glass baking pan.', 'rectangular', '9 x 13 in'],
  ['Spread it in a 9 × 13 × 2-inch baking dish.', 'rectangular', '9 x 13 in'],
  ['Butter a 6 cup (8 1/2 by 4 1/2 inch loaf pan).', 'rectangular', '8 1/2 x 4 1/2 in'],
  ['Eine Springform (Ø 26 cm) fetten.', 'round', '26 cm'],
  ['Beurrez un moule de 24 cm.', 'round', '24 cm'],
])('finds the pan in: %s', (text, shape, size) => {
  expect(findPan(['Preheat the oven to 350 °F.', text])).toEqual({ shape, size })
})

test('finds no pan where none has a size', () => {
  expect(
    findPan(['Cut into 2 cm pieces and fry in a pan.', 'Roll out 1 inch thick.', 'Heat 20 minutes in the tin.']),
  ).toBeNull()
})
