import { expect, test } from 'vitest'
import { footerLinksFrom, footerLinksText } from './footer-links.ts'

test('reads one link per line, and writes them the same way', () => {
  const text = 'Our bakery https://bakery.example.com/shop\n\n  House rules   /kb/house-rules '
  const read = footerLinksFrom(text)
  const links = [
    { label: 'Our bakery', to: 'https://bakery.example.com/shop' },
    { label: 'House rules', to: '/kb/house-rules' },
  ]
  expect(read).toEqual({ ok: true, links })
  expect(footerLinksText(links)).toBe('Our bakery https://bakery.example.com/shop\nHouse rules /kb/house-rules')
  expect(footerLinksFrom('')).toEqual({ ok: true, links: [] })
})

test.each([
  'https://bakery.example.com',
  'Bakery',
  'Bakery bakery.example.com',
  'Bad javascript:alert(1)',
  'Elsewhere //evil.example.com',
  'Elsewhere /\\evil.example.com',
  'Secret https://me:word@example.com',
  `${'Long '.repeat(20)} /kb`,
])('refuses "%s" and names the line', (line) => {
  expect(footerLinksFrom(`Fine /faq\n${line}`)).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^Line 2: /),
  })
})

test('takes at most six links', () => {
  expect(footerLinksFrom('FAQ /faq\n'.repeat(7))).toEqual({ ok: false, problem: 'At most 6 links' })
})
