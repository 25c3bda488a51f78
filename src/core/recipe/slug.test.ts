import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Creamy Garlic Parmesan Pasta', 'creamy-garlic-parmesan-pasta'],
  ["Grandma's  “best” Crème Brûlée!", 'grandmas-best-creme-brulee'],
  ['Weiße Soße mit Rødgrød', 'weisse-sosse-mit-rodgrod'],
  ['Борщ со сметаной и ёлка', 'borshch-so-smetanoy-i-elka'],
  ['Μουσακάς', 'mousakas'],
  ['½ & ½ cake', '1-2-1-2-cake'],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a title without a letter we can spell still gets an address', () => {
  expect(slugify('')).toBe('recipe')
  expect(slugify('肉じゃが')).toBe('recipe')
  expect(slugify('---')).toBe('recipe')
})

test('long titles end between words, within 80 characters, without a dash', () => {
  const slug = slugify('very slowly roasted shoulder of lamb '.repeat(10))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/[a-z]$/)
  expect(slugify('x'.repeat(100_000))).toHaveLength(80)
})
