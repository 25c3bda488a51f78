import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each(['ann@example.com', 'a.b+c@kitchen.co.uk', 'ann@küche.example', 'root@localhost'])(
  'accepts %s',
  (address) => {
    expect(isEmailAddress(address)).toBe(true)
  },
)

test.each([
  '',
  'ann',
  'ann@kitchen',
  'ann@.com',
  'ann@kitchen.',
  'a@b.c, d@e.f',
  'ann@b.c\nBcc: x@y.z',
  `${'a'.repeat(250)}@b.cd`,
])('refuses "%s"', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
