import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The start and the end of an import that may span several lines. */
const importLine = /^(?:import\b|\} from ).*'([^']+)'$/gm

/** Starting a process or opening a database makes a test slow. */
const slowImport = /^(?:node:child_process|pg)$|\/postgres-for-tests\.ts$/

/** Helpers for tests live in `tests/`, or in a `testing` folder next to the code. */
const isTestHelper = (path: string) => /(?:^|\/)(?:tests|testing)\//.test(path)

const known = new Map<string, boolean>()

/** Follows imports through test helpers only: product code may know PostgreSQL without a test connecting to it. */
function isIntegrationTest(path: string): boolean {
  const answered = known.get(path)
  if (answered !== undefined) return answered
  known.set(path, false)
  const imports = [...readFileSync(join(root, path), 'utf8').matchAll(importLine)].map(([, name = '']) => name)
  const helpers = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name))
    .filter(isTestHelper)
  const isSlow = imports.some((name) => slowImport.test(name)) || helpers.some(isIntegrationTest)
  known.set(path, isSlow)
  return isSlow
}

const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root }).toSorted()

/** Tests with a database or child processes. */
export const integrationTests = files.filter(isIntegrationTest)

/** Everything else: no database, no process, no browser. */
export const unitTests = files.filter((path) => !isIntegrationTest(path))
