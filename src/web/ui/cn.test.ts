import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
])('keeps both %s and %s', (first, second) => {
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
])('replaces %s by %s', (first, second) => {
  expect(cn(first, second)).toBe(second)
})

test('leaves unknown class names unchanged', () => {
  expect(cn('group/card', false, null, ['toasted', { food: true }])).toBe('group/card toasted food')
})

/** For each kind of theme name, a class and a utility of the same kind that it replaces. */
const uses = {
  animate: ['animate-', 'animate-none'],
  container: ['max-w-', 'max-w-4'],
  ease: ['ease-', 'ease-linear'],
  font: ['font-', 'font-sans'],
  radius: ['rounded-', 'rounded-none'],
  shadow: ['shadow-', 'shadow-none'],
  spacing: ['p-', 'p-4'],
  text: ['text-', 'text-[1rem]'],
} as const

test.each(Object.entries(uses))('knows every name of the theme under --%s', (kind, [prefix, other]) => {
  const theme = readFileSync(join(import.meta.dirname, '../styles/theme.css'), 'utf8')
  const names = [...theme.matchAll(new RegExp(`^  --${kind}-([a-z0-9-]+?):`, 'gm'))]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('--'))
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(cn(other, prefix + name)).toBe(prefix + name)
  for (const name of names) expect(cn(prefix + name, 'text-ink')).toBe(`${prefix}${name} text-ink`)
})
