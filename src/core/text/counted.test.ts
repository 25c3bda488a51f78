import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('writes a count with its noun in the singular or plural', () => {
  expect([counted(1, 'recipe'), counted(0, 'recipe'), counted(1_200, 'recipe')]).toEqual([
    '1 recipe',
    '0 recipes',
    '1,200 recipes',
  ])
  expect(counted(2, 'try', 'tries')).toBe('2 tries')
})
