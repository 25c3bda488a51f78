import { expect, test } from 'vitest'
import { isApiError } from './api-error.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error('No'), { name }, more)

test('recognizes an error of Better Auth by its name and status', () => {
  expect(isApiError(named('APIError', { statusCode: 401 }))).toBe(true)
})

test.each([
  ['an error without a status', named('APIError')],
  ['an error of another library', named('HTTPError', { statusCode: 401 })],
  ['something that is no error', { name: 'APIError', statusCode: 401 }],
  ['nothing', undefined],
])('does not recognize %s', (_, cause) => {
  expect(isApiError(cause)).toBe(false)
})
