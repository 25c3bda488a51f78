import { expect, test } from 'vitest'
import { isDay } from './day.ts'

test.each(['2026-11-20', '2028-02-29', '1999-12-31'])('accepts %j as a day', (text) => expect(isDay(text)).toBe(true))

test.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '26-1-1', '2026-11-23T00:00', ''])(
  'refuses %j as a day',
  (text) => expect(isDay(text)).toBe(false),
)
