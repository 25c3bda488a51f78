import { expect, test } from 'vitest'
import { sourceKey } from './source-key.ts'

test.each([
  'https://www.example.com/soup/',
  'http://example.com/soup',
  'HTTPS://WWW.Example.com/soup?utm_source=mail&fbclid=1#recipe',
  'https://m.example.com/soup/amp/',
  'https://example.com/soup/index.html',
  'https://example.com/soup/index.htm',
  'https://example.com/soup/index.php',
  'https://example.com/soup/INDEX.PHP/',
])('%s is the same page', (address) => {
  expect(sourceKey(address)).toBe('example.com/soup')
})

test('keeps parameters that select the recipe, in any order', () => {
  expect(sourceKey('https://example.com/r?id=4&lang=en')).toBe(
    sourceKey('https://example.com/r?lang=en&id=4&utm_campaign=x'),
  )
  expect(sourceKey('https://example.com/r?id=4')).not.toBe(sourceKey('https://example.com/r?id=5'))
})

test.each(['', 'soup', 'ftp://example.com/soup', 'javascript:alert(1)'])('returns null for %j', (address) => {
  expect(sourceKey(address)).toBeNull()
})
