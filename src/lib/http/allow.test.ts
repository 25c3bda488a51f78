import { expect, test } from 'vitest'
import { allowsAddress, parseAllowRule } from './allow.ts'

test.each([
  ['::1', '::1', 80, true],
  ['[::1]', '::1', 80, true],
  ['[::1]:3000', '::1', 3000, true],
  ['[::1]:3000', '::1', 3001, false],
  ['fd00::/8', 'fd12::1', 80, true],
  ['fd00::/8', 'fe80::1', 80, false],
  ['[fd00::]/8:3000', 'fd12::1', 3000, true],
  ['[fd00::]/8:3000', 'fd12::1', 80, false],
  ['127.0.0.1', '::ffff:127.0.0.1', 80, true],
  ['0x7f.1', '127.0.0.1', 80, true],
])('rule %s for address %s and port %i returns %s', (entry, address, port, expected) => {
  const rule = parseAllowRule(entry)
  expect(rule && allowsAddress([rule], address, port)).toBe(expected)
})

test.each([
  '',
  ' ',
  'a b',
  'http://kitchen.lan',
  'kitchen.lan/8',
  '10.0.0.0/33',
  '::/129',
  'kitchen.lan:0',
  '1.2.3.4:99999',
])('refuses the entry "%s"', (entry) => expect(parseAllowRule(entry)).toBeUndefined())
