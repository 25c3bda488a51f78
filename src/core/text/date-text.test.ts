import { expect, test } from 'vitest'
import { exactMoment, shortDay, shortMoment } from './date-text.ts'

test('writes times in UTC on a 24-hour clock', () => {
  expect(shortMoment('2026-11-20T00:05:09Z')).toBe('Nov 20, 2026, 00:05 UTC')
  expect(shortMoment('2026-11-20T18:41:00.123Z')).toBe('Nov 20, 2026, 18:41 UTC')
  expect(exactMoment('2026-11-20T18:41:07.123Z')).toBe('Nov 20, 2026, 18:41:07 UTC')
  expect(shortDay('2026-11-20')).toBe('Nov 20, 2026')
})
