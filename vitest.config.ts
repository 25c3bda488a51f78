import { statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { workers } from './tests/e2e/workers.ts'
import { SlowestFirst } from './tests/support/slowest-first.ts'
import { integrationTests, unitTests } from './tests/support/test-kinds.ts'

// Each server and command that tests start loads 1,500 modules. Compiled code makes a start a third cheaper.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled-tests')

// The databases and files of tests last for seconds. Creating them in memory takes half the processor time.
if (roomIn('/dev/shm') > 4 * 1024 ** 3) process.env['TMPDIR'] ??= '/dev/shm'

/** A busy machine must not reject a change. The report marks such a test with "retry x1" or "retry x2". */
const retry = process.env['CI'] ? 2 : 0

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // Modules are loaded once per worker instead of once per file: a third of the time.
    isolate: false,
    // Shared modules mean shared globals too: a stub must not outlive its test.
    unstubGlobals: true,
    // On a busy machine a condition may take far longer to become true than the second Vitest waits.
    expect: { poll: { timeout: 60_000 } },
    // Each project has its own `groupOrder`, because Vitest refuses to run projects with different `maxWorkers` side by
    // side. A command such as `vitest run src/db/search` runs two of them.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          testTimeout: 60_000,
          // By default, Vitest leaves one core free.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integrationTests,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/global-postgres.ts'],
          testTimeout: 60_000,
          // Dropping a database takes more than Vitest's 10 seconds on a busy machine.
          hookTimeout: 60_000,
          // React's development build takes twice the processor time for a page.
          env: { NODE_ENV: 'production' },
          // Much of each test is spent waiting for PostgreSQL or another process, so four share two cores.
          maxWorkers: availableParallelism() + 2,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/e2e/global-site.ts'],
          testTimeout: 480_000,
          hookTimeout: 480_000,
          maxWorkers: workers,
          retry,
        },
      },
    ],
  },
})

/** Returns the free bytes of a file system, or 0 if the system has no such folder. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
