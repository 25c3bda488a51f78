import { expect, test } from 'vitest'
import { addDays, daysOfWeek, isPlanDay, localDay, mondayOf, weekName } from './weeks.ts'

test('finds the Monday of a week, also across years and clock changes', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  expect(daysOfWeek('2026-03-23').at(-1)).toBe('2026-03-29')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('names a week', () => {
  expect(weekName('2026-11-23')).toBe('November 23 – 29, 2026')
  expect(weekName('2026-11-30')).toBe('November 30 – December 6, 2026')
  expect(weekName('2026-11-30', 'short')).toBe('Nov 30 – Dec 6, 2026')
  expect(weekName('2026-12-28')).toBe('December 28, 2026 – January 3, 2027')
})

test.each(['2026-02-30', '2026-13-01', '26-1-1', '1999-12-31', '2026-11-23T00:00', '', null, 20261123])(
  'refuses %j as a day',
  (text) => expect(isPlanDay(text)).toBe(false),
)

test('takes the day from the clock on the wall', () => {
  expect(localDay(new Date(2026, 10, 23, 23, 59))).toBe('2026-11-23')
})
