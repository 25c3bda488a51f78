import { expect, test } from 'vitest'
import { factorForPan } from './pan-size.ts'

const round = (size: string) => ({ shape: 'round', size }) as const
const square = (size: string) => ({ shape: 'square', size }) as const
const rectangular = (size: string) => ({ shape: 'rectangular', size }) as const

test.each([
  [round('20 cm'), round('26 cm'), 1.69],
  [round('9 in'), round('9 inches'), 1],
  [round('9"'), round('23 cm'), 1.0123],
  [round('9'), square('9'), 1.2732],
  [square('8-inch'), rectangular('9 x 13 inch'), 1.8281],
  [rectangular('20x30cm'), rectangular('30 x 20 cm'), 1],
  [rectangular('8½ x 4½ in'), rectangular('9 x 5'), 1.1765],
  [round('200 mm'), round('20'), 1],
])('from %o to %o, the recipe grows by the area', (from, to, factor) => {
  expect(factorForPan(from, to)).toEqual({ factor })
})

test('says what to enter for a size that is none', () => {
  expect(factorForPan(round('big'), round('9 in'))).toEqual({
    problem: 'For the recipe’s pan, enter a size, such as 9 in or 23 cm.',
  })
  expect(factorForPan(round('9 in'), rectangular('13 in'))).toEqual({
    problem: 'For your pan, enter both sides, such as 9 x 13 in or 20 x 30 cm.',
  })
  for (const size of ['0 cm', '-3', '999 cm', '7/0', ''])
    expect(factorForPan(round(size), round('9 in'))).toHaveProperty('problem')
})
