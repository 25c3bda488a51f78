import { expect, test } from 'vitest'
import { openPage } from './page.ts'
import { sourceAddress } from './source-address.ts'

const fetched = 'https://www.soup.example/leek?utm_source=mail'
const canonical = (href: string) => `<link rel="canonical" href="${href}"><p>Leek soup</p>`

test.each([
  ['the canonical address', canonical('https://soup.example/leek'), 'https://soup.example/leek'],
  ['a relative canonical address', canonical('/leek'), 'https://www.soup.example/leek'],
  ['the original address of a copied page', canonical('https://first.example/leek'), 'https://first.example/leek'],
  ['the fetched address instead of the home page', canonical('https://www.soup.example/'), fetched],
  ['the fetched address instead of a script', canonical('javascript:alert(1)'), fetched],
  ['the fetched address when the page declares none', '<p>Leek soup</p>', fetched],
])('stores %s', (_, html, address) => expect(sourceAddress(openPage(html, fetched), '')).toBe(address))

test('uses the canonical address of pasted HTML', () => {
  expect(sourceAddress(openPage(canonical('https://soup.example/leek'), undefined), '')).toBe(
    'https://soup.example/leek',
  )
})
