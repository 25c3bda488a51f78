import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crashRounds } from './crash.ts'

const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))

// The server does not start without its build, which `npm test` makes first. All 20 rounds: node tests/crash.ts
test.runIf(isBuilt)('every acknowledged save is there after kill -9', { timeout: 90_000 }, async () => {
  const rounds = await Array.fromAsync(crashRounds({ rounds: 2, saves: 40 }))
  expect(rounds.flatMap(({ lost, incomplete }) => [...lost, ...incomplete])).toEqual([])
  expect(rounds.at(-1)?.found).toBe(rounds.at(-1)?.acknowledged)
  expect(rounds.at(-1)?.acknowledged).toBeGreaterThan(0)
})
