import { expect, test, vi } from 'vitest'
import { createBytesCache } from './bytes-cache.ts'

const megabytes = (count: number) => new Uint8Array(count * 1_000_000)

test('returns stored bytes once', () => {
  const cache = createBytesCache({ mostBytes: 5_000_000, longestMs: 1_000 })
  const bytes = megabytes(1)
  cache.store('a', bytes)
  expect(cache.take('a')).toBe(bytes)
  expect(cache.take('a')).toBeUndefined()
})

test('drops the oldest to make room, and counts bytes stored again once', () => {
  const cache = createBytesCache({ mostBytes: 5_000_000, longestMs: 1_000 })
  cache.store('a', megabytes(2))
  cache.store('b', megabytes(2))
  cache.store('a', megabytes(2))
  cache.store('c', megabytes(1))
  cache.store('huge', megabytes(6))
  expect(cache.take('huge')).toBeUndefined()
  cache.store('d', megabytes(1))
  expect(['a', 'b', 'c', 'd'].filter((url) => cache.take(url))).toEqual(['a', 'c', 'd'])
  cache.store('e', megabytes(5))
  expect(cache.take('e')).toBeDefined()
})

test('drops bytes that are not used in time', () => {
  vi.useFakeTimers()
  const cache = createBytesCache({ mostBytes: 5_000_000, longestMs: 1_000 })
  cache.store('a', megabytes(1))
  vi.advanceTimersByTime(600)
  cache.store('a', megabytes(1))
  vi.advanceTimersByTime(600)
  expect(cache.take('a')).toBeDefined()
  cache.store('a', megabytes(1))
  vi.advanceTimersByTime(1_001)
  expect(cache.take('a')).toBeUndefined()
  vi.advanceTimersByTime(10)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
