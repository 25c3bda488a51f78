import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crashRounds } from './crash.ts'

const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))

// The server needs the build that `npm test` creates first. To run all 20 rounds, use `node tests/crash.ts`.
test.runIf(isBuilt)('finds every acknowledged save after kill -9', { timeout: 300_000 }, async () => {
  const rounds = await Array.fromAsync(crashRounds({ rounds: 2, saves: 40 }))
  expect(rounds.flatMap(({ lost, incomplete }) => [...lost, ...incomplete])).toEqual([])
  expect(rounds.at(-1)?.found).toBe(rounds.at(-1)?.acknowledged)
  expect(rounds.at(-1)?.acknowledged).toBeGreaterThan(0)
})
