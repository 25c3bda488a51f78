import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The benchmarks with a budget, in the order of the table. */
const budgets = [
  'cached-page',
  'rendered-page',
  'reviews',
  'search',
  'import',
  'bulk',
  'script-size',
  'shopping-list',
  'start',
]
/** Longer benchmarks, which run only if they are named. */
const others = ['drawings', 'import-file', 'upload', 'exports', 'scans', 'search-quality', 'soak', 'lighthouse']

const fileOf = (name: string) => join(import.meta.dirname, `${name}.ts`)

/**
 * Runs a benchmark in a separate process. `npm run bench` runs the complete budget, and `npm run bench -- <name> …`
 * runs parts of it, one after the other.
 */
async function bench(name: string, given: ReadonlyArray<string>): Promise<void> {
  console.log(`\n${name}`)
  const child = spawn(process.execPath, [fileOf(name), name, ...given], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
}

const [requested, ...given] = process.argv.slice(2)
const known = [...budgets, ...others].filter((name) => existsSync(fileOf(name)))
if (requested === undefined) {
  for (const name of budgets) if (known.includes(name)) await bench(name, [])
} else if (known.includes(requested)) {
  await bench(requested, given)
} else {
  console.error(`Usage: npm run bench, or npm run bench -- <${known.join(' | ')}>`)
  process.exitCode = 2
}
