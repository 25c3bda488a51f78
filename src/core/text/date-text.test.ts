import { expect, test } from 'vitest'
import { exactMoment, longDate, shortDate, shortMoment } from './date-text.ts'

test('writes times in UTC on a 24-hour clock', () => {
  expect(shortMoment('2026-11-20T00:05:09Z')).toBe('Nov 20, 2026, 00:05 UTC')
  expect(shortMoment('2026-11-20T18:41:00.123Z')).toBe('Nov 20, 2026, 18:41 UTC')
  expect(exactMoment('2026-11-20T18:41:07.123Z')).toBe('Nov 20, 2026, 18:41:07 UTC')
  expect(shortDate('2026-11-20')).toBe('Nov 20, 2026')
  expect(longDate('2026-05-01T23:59:59+02:00')).toBe('May 1, 2026')
  expect(longDate(new Date('2026-09-18T00:00:00Z'))).toBe('September 18, 2026')
})

test('writes the same dates as Intl', () => {
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  const medium = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  for (let day = 0; day < 800; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, day % 24))
    expect(longDate(date)).toBe(long.format(date))
    expect(shortDate(date.toISOString())).toBe(medium.format(date))
  }
})
