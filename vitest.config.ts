import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/e2e/slowest-first.ts'
import { workers } from './tests/e2e/workers.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['tests/global-postgres.ts'],
          testTimeout: 20_000,
          // A good part of each test is waiting for PostgreSQL or another process: three share two cores.
          maxWorkers: availableParallelism() + 1,
          expect: { poll: { timeout: 10_000 } },
          // The modules are loaded once for each worker instead of once for each of two hundred files: a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A page that is asked for on a busy machine may take more than the second Vitest allows.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: workers,
        },
      },
    ],
  },
})
