import { expect, test, vi } from 'vitest'
import { createKeptBytes } from './kept-bytes.ts'

const megabytes = (count: number) => new Uint8Array(count * 1_000_000)

test('what is kept is handed out once', () => {
  const kept = createKeptBytes({ mostBytes: 5_000_000, keepMs: 1_000 })
  const bytes = megabytes(1)
  kept.keep('a', bytes)
  expect(kept.take('a')).toBe(bytes)
  expect(kept.take('a')).toBeUndefined()
})

test('the oldest makes room, and what is kept again counts once', () => {
  const kept = createKeptBytes({ mostBytes: 5_000_000, keepMs: 1_000 })
  kept.keep('a', megabytes(2))
  kept.keep('b', megabytes(2))
  kept.keep('a', megabytes(2))
  kept.keep('c', megabytes(1))
  kept.keep('huge', megabytes(6))
  expect(kept.take('huge')).toBeUndefined()
  kept.keep('d', megabytes(1))
  expect(['a', 'b', 'c', 'd'].filter((url) => kept.take(url))).toEqual(['a', 'c', 'd'])
  kept.keep('e', megabytes(5))
  expect(kept.take('e')).toBeDefined()
})

test('what nobody comes for is let go', () => {
  vi.useFakeTimers()
  const kept = createKeptBytes({ mostBytes: 5_000_000, keepMs: 1_000 })
  kept.keep('a', megabytes(1))
  vi.advanceTimersByTime(600)
  kept.keep('a', megabytes(1))
  vi.advanceTimersByTime(600)
  expect(kept.take('a')).toBeDefined()
  kept.keep('a', megabytes(1))
  vi.advanceTimersByTime(1_001)
  expect(kept.take('a')).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
