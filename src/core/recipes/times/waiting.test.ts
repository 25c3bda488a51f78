import { expect, test } from 'vitest'
import { waitingIn } from './waiting.ts'

test.each([
  ['Cover and chill for 2 hours.', 'chilling'],
  ['Let the dough rise until doubled in size.', 'rising'],
  ['Marinate the chicken overnight in the fridge.', 'marinating'],
  ['Den Teig 1 Stunde gehen lassen.', 'rising'],
  ['Laissez refroidir.', 'cooling'],
  ['Stir the rice and serve.', 'resting'],
])('reads from the steps what a recipe waits for: %s', (text, waiting) => {
  expect(waitingIn([{ text: 'Mix everything.' }, { text }])).toBe(waiting)
})
