import { expect, test } from 'vitest'
import { slugify } from './slug.ts'
import { slugPattern } from './slug-pattern.ts'

test.each([
  ['Creamy Garlic Parmesan Pasta', 'creamy-garlic-parmesan-pasta'],
  ["Grandma's  “best” Crème Brûlée!", 'grandmas-best-creme-brulee'],
  ['Bœuf à l’orange', 'boeuf-a-lorange'],
  ['Weiße Soße mit Rødgrød', 'weisse-sosse-mit-rodgrod'],
  ['Żurek z białą kiełbasą', 'zurek-z-biala-kielbasa'],
  ['İmam bayıldı, şiş köfte', 'imam-bayildi-sis-kofte'],
  ['Phở bò', 'pho-bo'],
  ['Борщ со сметаной и ёлка', 'borshch-so-smetanoy-i-elka'],
  ['Μουσακάς', 'mousakas'],
  ['ΟΥΖΟ', 'ouzo'],
  ['½ & ½ cake', '1-2-1-2-cake'],
  ['Bread 🍞 at 220 °C', 'bread-at-220-c'],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
  expect(slugify(title.normalize('NFD'))).toBe(slug)
})

test.each([
  ['麻婆豆腐', 'mapodoufu'],
  ['カレー', 'kare'],
  ['김치찌개', 'gimchijjigae'],
  ['पनीर', 'pnir'],
])('%s has its own address: %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a title without letters still gets an address', () => {
  expect(slugify('')).toBe('recipe')
  expect(slugify('---')).toBe('recipe')
  expect(slugify('🍰')).toBe('recipe')
})

test('a slug is its own slug, and matches the pattern', () => {
  const slug = slugify('Weiße Soße mit Rødgrød')
  expect(slugify(slug)).toBe(slug)
  expect(slug).toMatch(slugPattern)
  for (const other of ['', 'Big', 'two--dashes', '-first', 'last-', 'a b', 'é', 'x'.repeat(81)])
    expect(other).not.toMatch(slugPattern)
})

test('cuts long titles between words within 80 characters', () => {
  const slug = slugify('very slowly roasted shoulder of lamb '.repeat(10))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/[a-z]$/)
  expect(slugify('x'.repeat(100_000))).toHaveLength(80)
})
