import { expect, test } from 'vitest'
import { lastDue, nextDue, outdated } from './backup-schedule.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

test.each([
  ['daily', 3, '2026-11-25T03:00:00Z', '2026-11-25T03:00:00.000Z', '2026-11-26T03:00:00.000Z'],
  ['daily', 3, '2026-11-25T02:59:59Z', '2026-11-24T03:00:00.000Z', '2026-11-25T03:00:00.000Z'],
  // 2026-11-23 is a Monday.
  ['weekly', 22, '2026-11-23T22:30:00Z', '2026-11-23T22:00:00.000Z', '2026-11-30T22:00:00.000Z'],
  ['weekly', 22, '2026-11-23T21:30:00Z', '2026-11-16T22:00:00.000Z', '2026-11-23T22:00:00.000Z'],
  ['weekly', 0, '2026-11-29T23:59:00Z', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
] as const)('%s at %i is last due before %s at %s, and next at %s', (every, hour, now, last, next) => {
  expect(iso(lastDue({ every, hour }, new Date(now)))).toBe(last)
  expect(iso(nextDue({ every, hour }, new Date(now)))).toBe(next)
})

test('is never due when backups are off', () => {
  expect(lastDue({ every: 'never', hour: 3 }, new Date())).toBeNull()
  expect(nextDue({ every: 'never', hour: 3 }, new Date())).toBeNull()
})

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 3))

test('keeps at most 17 backups of two years of daily ones, among them the last seven', () => {
  const stored: Array<Date> = []
  for (let number = 1; number <= 730; number += 1) {
    stored.push(day(number))
    const gone = new Set(outdated(stored).map(iso))
    const left = stored.filter((moment) => !gone.has(iso(moment)))
    stored.splice(0, stored.length, ...left)
    expect(stored.length).toBeLessThanOrEqual(17)
    for (let ago = 0; ago < Math.min(7, number); ago += 1) expect(stored).toContainEqual(day(number - ago))
  }
  const months = new Set(stored.map((moment) => iso(moment)?.slice(0, 7)))
  expect(months.size).toBe(6)
})

test('deletes none of a few old backups, however long ago they were made', () => {
  expect(outdated([day(1), day(2), day(3)])).toEqual([])
})

test('keeps the newest of several backups of one day', () => {
  const moments = [9, 12, 15].map((hour) => new Date(Date.UTC(2026, 10, 25, hour)))
  expect(outdated(moments).map(iso)).toEqual(['2026-11-25T12:00:00.000Z', '2026-11-25T09:00:00.000Z'])
})
