import type { Step } from './run-steps.ts'

/** Generates the types of the routes, which the other checks need. */
export const routeTypes: Step = { name: 'route types', command: ['react-router', 'typegen'] }

/** Checks that need no database, server or browser. */
export const fastChecks = (unitTests: ReadonlyArray<string>): ReadonlyArray<Step> => [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unit tests', command: unitTests },
]
