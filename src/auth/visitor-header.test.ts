import { expect, test } from 'vitest'
import { headersOf } from './visitor-header.ts'

test('passes on only the cookies, the address and the start of the program’s name', () => {
  const headers = headersOf({ cookies: 'session=1', visitor: '192.0.2.7', program: 'B'.repeat(400) })
  expect(Object.fromEntries(headers)).toEqual({
    cookie: 'session=1',
    'user-agent': 'B'.repeat(300),
    'x-marshmallow-visitor': '192.0.2.7',
  })
})
