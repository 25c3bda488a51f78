import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test.each([
  ['text-small', 'text-ink-soft'],
  ['text-center text-balance', 'text-h2 text-link'],
  ['font-display', 'font-semibold'],
  ['border border-line', 'border-t-0'],
  ['bg-linear-to-b', 'bg-blush'],
  ['flex flex-col', 'flex-1 flex-wrap'],
  ['p-2', 'hover:p-4'],
  ['shadow-card', 'hover:shadow-card-lift'],
  ['sm:px-4', 'px-0'],
  ['col-start-2 row-span-2', 'row-start-1'],
  ['bg-cover bg-sunk', 'bg-center'],
])('%s and %s say different things, so both stay', (first, second) => {
  expect(cn(first, second)).toBe(`${first} ${second}`)
})

test.each([
  ['text-small leading-[1.2]', 'text-h3'],
  ['text-[1rem]', 'text-[clamp(1.4rem,2.2vw,1.875rem)]'],
  ['text-ink', 'text-primary'],
  ['shadow-card', 'shadow-alarm'],
  ['rounded-pill', 'rounded-mallow'],
  ['px-4 pt-2', 'p-0'],
  ['w-4 h-4', 'size-6'],
  ['mt-4', 'mt-section'],
  ['gap-3', 'gap-gap'],
  ['inline-flex', 'hidden'],
  ['border-[1.5px]', 'border-0'],
  ['hover:bg-surface', 'hover:bg-blush'],
])('%s gives way to %s', (first, second) => {
  expect(cn(first, second)).toBe(second)
})

test('what is no utility of ours is left alone', () => {
  expect(cn('group/card', false, null, ['toasted', { food: true }])).toBe('group/card toasted food')
})
