import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChecks, routeTypes } from './fast-checks.ts'
import { findChromium } from './find-chromium.ts'
import { endWith, type Outcome, runAlone, runTogether, type Step } from './run-steps.ts'

/** Runs all checks and tests, fastest first. Stops after the first group that fails. */
const reports = await mkdtemp(join(tmpdir(), 'marshmallow-tests-'))
const env = { ...process.env, CHROME_PATH: findChromium() }
const projects = ['unit', 'integration', 'browser']
const groups: ReadonlyArray<() => Promise<Array<Outcome>>> = [
  async () => [await runAlone(routeTypes, env)],
  () => runTogether(fastChecks(vitest('unit', '--reporter=dot')), env),
  async () => [await runAlone(testsOf('integration'), env)],
  async () => [await runAlone(testsOf('browser'), env)],
]

let isPassed = true
for (const runGroup of groups) {
  const outcomes = await runGroup()
  isPassed = outcomes.every((outcome) => outcome.isPassed)
  if (!isPassed) break
}
await printCounts()
endWith(isPassed)

function testsOf(project: string): Step {
  return { name: `${project} tests`, command: vitest(project, '--reporter=default') }
}

function vitest(project: string, reporter: string) {
  const report = [reporter, '--reporter=json', `--outputFile.json=${join(reports, `${project}.json`)}`]
  return ['vitest', 'run', '--project', project, ...report]
}

/** Prints the number of tests in the last line, for people and CI. */
async function printCounts() {
  let passed = 0
  let failed = 0
  for (const project of projects) {
    const text = await readFile(join(reports, `${project}.json`), 'utf8').catch(() => '{}')
    const report = JSON.parse(text) as { numPassedTests?: number; numFailedTests?: number }
    passed += report.numPassedTests ?? 0
    failed += report.numFailedTests ?? 0
  }
  await rm(reports, { recursive: true, force: true })
  console.log(`\n${passed} passed, ${Math.max(failed, isPassed ? 0 : 1)} failed`)
}
