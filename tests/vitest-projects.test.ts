import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'
import { integrationTests, unitTests } from './support/test-kinds.ts'

test('unit and integration tests of a folder run with one command', () => {
  const orders = config.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.sequence?.groupOrder ?? 0) : null,
  )
  expect(orders).toEqual([0, 1, 2])
})

// Files share their worker, so the next file would wait forever for a timer.
test('each file with fake timers gives the real ones back', () => {
  const texts = [...unitTests, ...integrationTests].map((path) => ({
    path,
    text: readFileSync(join(import.meta.dirname, '..', path), 'utf8'),
  }))
  const faking = texts.filter(({ text }) => text.includes('vi.useFakeTimers('))
  expect(faking.length).toBeGreaterThan(5)
  expect(faking.filter(({ text }) => !text.includes('vi.useRealTimers('))).toEqual([])
})
