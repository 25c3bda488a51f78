import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { appContext, documentContext } from './app-context.ts'
import { readSoftly } from './read-softly.server.ts'

function pageContext() {
  const context = new RouterContextProvider()
  context.set(appContext, { log: { error: vi.fn<() => void>() } } as never)
  context.set(documentContext, {})
  return context
}

test('shows a page after eight seconds without an answer of the database, and the next one after one', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const context = pageContext()
  const read = () =>
    readSoftly(context, { recipes: [] }, () => new Promise<{ recipes: Array<string> }>(() => undefined))
  const first = read()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await first).toEqual({ recipes: [], isUnavailable: true })
  const next = read()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await next).toEqual({ recipes: [], isUnavailable: true })
  expect(context.get(documentContext).isUnavailable).toBe(true)
})

const mistake = () => Promise.reject<{ recipes: Array<string> }>(new TypeError('x is not a function'))

test('does not hide a mistake of ours', async () => {
  const context = pageContext()
  await expect(readSoftly(context, { recipes: [] }, mistake)).rejects.toThrow('x is not a function')
  expect(context.get(documentContext).isUnavailable).toBeUndefined()
})
