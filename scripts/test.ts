import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'

/** Everything that must hold before a change may stay, cheapest first. Stops at the first failure. */
const reports = await mkdtemp(join(tmpdir(), 'marshmallow-tests-'))
const chromium = findChromium()
const steps: Array<[name: string, command: Array<string>]> = [
  ['route types', ['react-router', 'typegen']],
  ['types', ['tsc', '--noEmit']],
  ['lint', ['oxlint', '--deny-warnings']],
  ['format', ['oxfmt', '--check']],
  ['unused code', ['knip']],
  ['unit, database and importer tests', vitest('unit')],
  ['browser tests', vitest('browser')],
]

for (const [name, [command = '', ...args]] of steps) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const code = await run(command, args)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (code !== 0) await finish(code)
}
await finish(0)

function vitest(project: string) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${project}.json`)}`]
  return ['vitest', 'run', '--project', project, ...reporters]
}

function run(command: string, args: Array<string>) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
  })
  return new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The last line counts the tests, for people and for machines that read logs. */
async function finish(code: number): Promise<never> {
  let passed = 0
  let failedTests = 0
  for (const name of ['unit', 'browser']) {
    const text = await readFile(join(reports, `${name}.json`), 'utf8').catch(() => '{}')
    const report = JSON.parse(text) as { numPassedTests?: number; numFailedTests?: number }
    passed += report.numPassedTests ?? 0
    failedTests += report.numFailedTests ?? 0
  }
  await rm(reports, { recursive: true, force: true })
  console.log(`\n${passed} passed, ${Math.max(failedTests, code === 0 ? 0 : 1)} failed`)
  process.exit(code)
}
