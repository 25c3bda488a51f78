import { expect, test } from 'vitest'
import { servingsIn } from './servings.ts'

test.each([
  ['Serves 4', 4],
  ['4-6 servings', 6],
  ['4 to 6', 6],
  ['1 loaf (12 slices)', 1],
  ['2 dozen', 24],
  ['Pour 6 personnes', 6],
  ['1,5 litre', 1.5],
  ['makes about 1,200 ml', 1200],
  ['One 9-inch cake', 1],
  ['12 (3 cm) biscuits', 12],
  ['vier Portionen', 4],
  ['４人分', 4],
  ['half a dozen', 6],
  ['a crowd', null],
  ['0', null],
  ['', null],
])('reads %j as %j servings', (text, servings) => expect(servingsIn(text)).toBe(servings))
