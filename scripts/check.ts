import { fastChecks, routeTypes } from './fast-checks.ts'
import { runAlone, runTogether } from './run-steps.ts'

/** Runs all checks that take less than a minute, in parallel. */
const outcomes = [await runAlone(routeTypes)]
if (outcomes[0]?.isPassed)
  outcomes.push(...(await runTogether(fastChecks(['vitest', 'run', '--project', 'unit', '--reporter=dot']))))
const failed = outcomes.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
