import { expect, test } from 'vitest'
import { isDatabaseFault, isDatabaseUnavailable } from './database-unavailable.ts'

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('No'), { code }) })

test.each(['ECONNREFUSED', 'DATABASE_TIMEOUT', '08006', '53300', '57014', '57P03'])(
  'asks visitors to try again after %s',
  (code) => {
    expect([isDatabaseUnavailable(failed(code)), isDatabaseFault(failed(code))]).toEqual([true, true])
  },
)

test('asks visitors to try again while nobody may connect to the database', () => {
  const cause = Object.assign(new Error('database "kitchen" is not currently accepting connections'), { code: '55000' })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
  expect(isDatabaseUnavailable(failed('55000'))).toBe(false)
})

test.each(['42703', '42P01', '42704', '42883', '3F000', 'XX002', '58030'])(
  'does not ask visitors to try again after %s, which a wrong query or a damaged database answers',
  (code) => {
    expect([isDatabaseUnavailable(failed(code)), isDatabaseFault(failed(code))]).toEqual([false, true])
  },
)

test.each(['23505', '42601', '22P02'])('treats %s as our own mistake', (code) => {
  expect([isDatabaseUnavailable(failed(code)), isDatabaseFault(failed(code))]).toEqual([false, false])
})
