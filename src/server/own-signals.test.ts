import { expect, onTestFinished, test } from 'vitest'
import { withOwnSignals } from './own-signals.ts'

const own = () => undefined

test('keeps only the handlers of SIGTERM that were there before', async () => {
  const before = process.listeners('SIGTERM')
  process.once('SIGTERM', own)
  onTestFinished(() => void process.off('SIGTERM', own))
  const started = await withOwnSignals(async () => {
    process.once('SIGTERM', () => process.exit(143))
    return 'a server'
  })
  expect(started).toBe('a server')
  expect(process.listeners('SIGTERM')).toEqual([...before, own])
})
