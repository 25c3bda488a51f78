import { expect, test } from 'vitest'
import { amountSearch, readAmountChoice } from './amount-choice.ts'

const read = (search: string) => readAmountChoice(new URLSearchParams(search))

test('shows the recipe as written, at a clean address, without a choice', () => {
  expect(read('')).toEqual({ scale: 1, ingredients: 1, fractions: false, units: 'as-written' })
  expect(amountSearch(read(''))).toBe('')
})

test('restores the choice from the address', () => {
  const choice = { scale: 1.5, ingredients: 2, fractions: true, units: 'metric' } as const
  expect(amountSearch(choice)).toBe('?scale=1.5&ingredients=2&amounts=fractions&units=metric')
  expect(read(amountSearch(choice))).toEqual(choice)
})

test('limits factors to their range and steps', () => {
  expect(read('scale=11').scale).toBe(10)
  expect(read('scale=0').scale).toBe(0.5)
  expect(read('scale=1.4').scale).toBe(1.5)
  expect(read('ingredients=0.1').ingredients).toBe(0.5)
  expect(read('ingredients=999999').ingredients).toBe(100)
})

test('ignores invalid values in an address', () => {
  expect(read('scale=lots&ingredients=&amounts=x&units=stone')).toEqual(read(''))
  expect(read('scale=-3&ingredients=1e12')).toEqual(read(''))
})
