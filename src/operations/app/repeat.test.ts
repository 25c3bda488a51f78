import { expect, onTestFinished, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

test('works at once and after each pause, also after a failure', async () => {
  useFakeTimers()
  const failures: Array<unknown> = []
  let turns = 0
  const work = async () => {
    turns += 1
    if (turns === 2) throw new Error('no database')
  }
  repeat(1_000, work, (cause) => failures.push(cause))
  expect(turns).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(turns).toBe(4)
  expect(failures).toEqual([new Error('no database')])
})

test('takes no second turn while the first one goes on', async () => {
  useFakeTimers()
  const slow = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => slow.promise)
  repeat(1_000, work, () => {})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  slow.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})

function useFakeTimers() {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
  })
}
