import { expect, test } from 'vitest'
import { sharedLink } from './shared-link.ts'

test.each([
  [['https://a.example/soup', 'Leek soup'], 'https://a.example/soup'],
  [['', 'Look at this: https://a.example/soup?x=1.'], 'https://a.example/soup?x=1'],
  [['', 'Leek soup\nhttps://a.example/soup', ''], 'https://a.example/soup'],
  [['', '2 leeks\n1 l stock', 'Leek soup'], undefined],
  [['javascript:alert(1)', 'ftp://a.example'], undefined],
  [['https://', ''], undefined],
])('finds the address in %j', (texts, expected) => {
  expect(sharedLink(...texts)).toBe(expected)
})
