import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  'www.example.com/soup',
  'example.com',
  'EXAMPLE.com?page=2',
  'kitchen.example:8080/soup',
  '192.168.1.2/soup',
  'käse.example/suppe',
])('adds https:// to %s', (address) => {
  expect(withScheme(address)).toBe(`https://${address}`)
})

test.each([
  '',
  'www',
  'leek soup',
  'leek soup.txt',
  'https://example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  '//a.test',
  '/import',
  '.com',
])('leaves %j unchanged', (text) => {
  expect(withScheme(text)).toBe(text)
})
