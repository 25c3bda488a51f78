import { fastChecks, routeTypes } from './fast-checks.ts'
import { endWith, runAlone, runTogether } from './run-steps.ts'

/** Prints only what failed, and what failed tests wrote to the console. */
const unitTests = ['vitest', 'run', '--project', 'unit', '--reporter=minimal', '--silent=passed-only']

/** Runs all checks that take less than a minute, in parallel. */
const outcomes = [await runAlone(routeTypes)]
if (outcomes[0]?.isPassed) outcomes.push(...(await runTogether(fastChecks(unitTests))))
const failed = outcomes.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
endWith(failed.length === 0)
