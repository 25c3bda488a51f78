import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Matches the start and the end of an import, which may span several lines. */
const importLine = /^(?:import\b|\} from ).*'([^']+)'$/gm

/** Imports that make a test slow: a process, a database, a thread that reads or recognizes pages, the corpus. */
const slowImport = /^(?:node:child_process|pg)$|\/(?:postgres-for-tests|page-reader|text-recognizer|corpus)\.ts$/

/** Tests that read long input made to be slow. Two of them took a quarter of the time of all unit tests. */
const hostileInput = /\/hostile-[^/]+\.test\.ts$/

/** Returns true for test helpers. They are in `tests/`, or in a `testing` folder next to the code. */
const isTestHelper = (path: string) => /(?:^|\/)(?:tests|testing)\//.test(path)

const known = new Map<string, boolean>()

/**
 * Returns whether a test reads hostile input, or needs a database, a process, a thread or the corpus. Follows imports
 * only through test helpers, because product code may import PostgreSQL without the test connecting to it.
 */
function isIntegrationTest(path: string): boolean {
  const answered = known.get(path)
  if (answered !== undefined) return answered
  known.set(path, false)
  const imports = [...readFileSync(join(root, path), 'utf8').matchAll(importLine)].map(([, name = '']) => name)
  const helpers = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name))
    .filter(isTestHelper)
  const isSlow =
    hostileInput.test(path) || imports.some((name) => slowImport.test(name)) || helpers.some(isIntegrationTest)
  known.set(path, isSlow)
  return isSlow
}

const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root }).toSorted()

/** Tests that use a database, processes or threads, and those of the corpus and of hostile input. */
export const integrationTests = files.filter(isIntegrationTest)

/** All other tests. */
export const unitTests = files.filter((path) => !isIntegrationTest(path))
