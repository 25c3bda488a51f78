import { expect, test } from 'vitest'
import { nextIn, nextPage, withNext } from './next-page.ts'

test.each([
  '/',
  '/my-recipes/leek-soup/edit',
  '/admin/users?q=mei%40kitchen.test&page=2',
  '/admin/audit?actor=a&from=2026-01-01',
  '/recipe/auth',
  '/authors',
  '/go-to-bed',
  '/collections?next=https://elsewhere.test',
])('returns to %s after signing in', (requested) => {
  expect(nextPage(requested)).toBe(requested)
})

test('encodes non-ASCII characters for the header and drops the fragment', () => {
  expect(nextPage('/recipe/Käsespätzle?with=Zwiebeln ja#steps')).toBe(
    '/recipe/K%C3%A4sesp%C3%A4tzle?with=Zwiebeln%20ja',
  )
})

test.each([
  null,
  '',
  'my-recipes',
  '?q=soup',
  ' /account',
  'https://elsewhere.test',
  'https:elsewhere.test',
  'HTTP://here.invalid@elsewhere.test',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/.\\/elsewhere.test',
  '/.//elsewhere.test',
  '/account/..//elsewhere.test',
  '/%2e//elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '\t//elsewhere.test',
  '/account\r\nSet-Cookie: a=b',
  '/account\u0000',
  '/account\u0085',
])('goes home instead of to %j', (requested) => {
  expect(nextPage(requested)).toBeNull()
})

test('goes home when the path is too long', () => {
  expect(nextPage(`/${'a'.repeat(999)}`)).not.toBeNull()
  expect(nextPage(`/${'a'.repeat(1000)}`)).toBeNull()
})

test.each([
  '/auth',
  '/auth?next=/account',
  '/auth/',
  '/auth.data',
  '/Auth/second-factor',
  '/%61uth',
  '/account/../auth',
  '/sign-out',
  '/api/auth/sign-out',
  '/go/some-ad',
  '/account/export',
  '/admin/newsletter/export?state=active',
  '/latest/feed.xml',
  '/sitemap.xml?page=2',
  '/%',
])('does not return to %s', (requested) => {
  expect(nextPage(requested)).toBeNull()
})

test('encodes invisible characters in a Location header', () => {
  for (const requested of ['/a\u2028b', '/a\u200bb', '/a\ud800b', '/a b', '/a"<>b'])
    expect(nextPage(requested)).toMatch(/^\/[\x21-\x7e]+$/)
})

test('carries the whole return page in the sign-in URL', () => {
  const next = '/admin/users?q=a&page=2'
  for (const address of ['/auth', '/auth?mode=create-account', 'https://kitchen.test/auth/second-factor'])
    expect(nextIn(withNext(address, next))).toBe(next)
  expect(withNext('/auth', null)).toBe('/auth')
  expect(nextIn('/auth')).toBeNull()
  expect(nextIn('/auth?next=//elsewhere.test')).toBeNull()
})
