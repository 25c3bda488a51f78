import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test('a size and a colour of text both stay', () => {
  expect(cn('text-small', 'text-ink-soft')).toBe('text-small text-ink-soft')
})

test('of two that say the same thing, the later one wins', () => {
  expect(cn('text-small', 'text-h3')).toBe('text-h3')
  expect(cn('shadow-card', 'shadow-alarm')).toBe('shadow-alarm')
  expect(cn('rounded-pill', 'rounded-mallow')).toBe('rounded-mallow')
})
