import { expect, test } from 'vitest'
import { addMinute, clockText, isRinging, type KitchenTimer, pauseOrResume, timeLeft } from './kitchen-timer.ts'

const now = Date.UTC(2026, 0, 1)
const running: KitchenTimer = {
  id: 'a',
  label: 'Bake',
  recipeId: 'cake',
  totalMs: 600_000,
  endsAt: now + 600_000,
  leftMs: 600_000,
}

test('counts down and rings at the end', () => {
  expect(timeLeft(running, now + 60_000)).toBe(540_000)
  expect([isRinging(running, now + 599_999), isRinging(running, now + 600_000)]).toEqual([false, true])
  expect(timeLeft(running, now + 9_999_999)).toBe(0)
})

test('adds no time when the clock is set back', () => {
  expect(timeLeft(running, now - 86_400_000)).toBe(600_000)
})

test('pauses and continues with the remaining time', () => {
  const paused = pauseOrResume(running, now + 100_000)
  expect([timeLeft(paused, now + 900_000), isRinging(paused, now + 900_000)]).toEqual([500_000, false])
  expect(timeLeft(pauseOrResume(paused, now + 900_000), now + 1_000_000)).toBe(400_000)
})

test('adds a minute, even to a timer that rings or is paused', () => {
  expect(timeLeft(addMinute(running, now), now)).toBe(660_000)
  expect(timeLeft(addMinute(running, now + 700_000), now + 700_000)).toBe(60_000)
  const paused = addMinute(pauseOrResume(running, now), now)
  expect([paused.endsAt, timeLeft(paused, now)]).toEqual([null, 660_000])
})

test.each([
  [0, '0:00'],
  [999, '0:01'],
  [245_000, '4:05'],
  [5_400_000, '1:30:00'],
])('writes %d ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
