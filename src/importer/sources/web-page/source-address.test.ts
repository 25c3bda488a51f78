import { expect, test } from 'vitest'
import { openPage } from './page.ts'
import { sourceAddress } from './source-address.ts'

const fetched = 'https://www.soup.example/leek?utm_source=mail'
const canonical = (href: string) => `<link rel="canonical" href="${href}"><p>Leek soup</p>`

test.each([
  ['the page’s own tidier address', canonical('https://soup.example/leek'), 'https://soup.example/leek'],
  ['a relative one', canonical('/leek'), 'https://www.soup.example/leek'],
  ['where a copied page came from', canonical('https://first.example/leek'), 'https://first.example/leek'],
  ['the real address, not the front door', canonical('https://www.soup.example/'), fetched],
  ['the real address, not a script', canonical('javascript:alert(1)'), fetched],
  ['the real address of a page that names none', '<p>Leek soup</p>', fetched],
])('remembers %s', (_, html, address) => expect(sourceAddress(openPage(html, fetched), '')).toBe(address))

test('believes a pasted page', () => {
  expect(sourceAddress(openPage(canonical('https://soup.example/leek'), undefined), '')).toBe(
    'https://soup.example/leek',
  )
})
