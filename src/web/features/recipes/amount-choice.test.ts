import { expect, test } from 'vitest'
import { amountSearch, readAmountChoice } from './amount-choice.ts'

const read = (search: string) => readAmountChoice(new URLSearchParams(search))

test('shows the recipe as written, at a clean address, without a choice', () => {
  expect(read('')).toEqual({ scale: 1, fractions: false, units: 'as-written', oven: 'as-units' })
  expect(amountSearch(read(''))).toBe('')
})

test('restores the choice from the address', () => {
  const choice = { scale: 1.5, fractions: true, units: 'metric', oven: 'fan' } as const
  expect(amountSearch(choice)).toBe('?scale=1.5&amounts=fractions&units=metric&oven=fan')
  expect(read(amountSearch(choice))).toEqual(choice)
})

test('limits the factor', () => {
  expect(read('scale=101').scale).toBe(100)
  expect(read('scale=0').scale).toBe(0.01)
  expect(read('scale=1.25').scale).toBe(1.25)
})

test('reads links that still have a factor of their own for the ingredients', () => {
  expect(read('scale=1.5&ingredients=2').scale).toBe(3)
})

test('ignores invalid values in an address', () => {
  expect(read('scale=lots&ingredients=&amounts=x&units=stone&oven=microwave')).toEqual(read(''))
  expect(read('scale=-3&ingredients=1e12')).toEqual(read(''))
})
