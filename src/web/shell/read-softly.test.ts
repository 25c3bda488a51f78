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

test('does not hide our own mistakes', async () => {
  const context = pageContext()
  await expect(readSoftly(context, { recipes: [] }, mistake)).rejects.toThrow('x is not a function')
  expect(context.get(documentContext).isUnavailable).toBeUndefined()
})

const lackingTable = Object.assign(new Error('relation "recipes" does not exist'), { code: '42P01' })
const failed = () => Promise.reject<{ recipes: Array<string> }>(new Error('Failed query', { cause: lackingTable }))

test('shows a page without its lists when a table is missing', async () => {
  const context = pageContext()
  expect(await readSoftly(context, { recipes: [] }, failed)).toEqual({ recipes: [], isUnavailable: true })
  expect(context.get(documentContext).isUnavailable).toBe(true)
})
