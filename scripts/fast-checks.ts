import { availableParallelism } from 'node:os'
import type { Step } from './run-steps.ts'

/**
 * Each of TypeScript's checkers works out the types it needs for itself. On two cores, one takes 27 seconds of processor
 * time, and the four that it starts by default take 42, while the unit tests wait for the same cores.
 */
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/** Generates the types of the routes, which the other checks need. */
export const routeTypes: Step = { name: 'route types', command: ['react-router', 'typegen'] }

/** Checks that need no database, server or browser. */
export const fastChecks = (unitTests: ReadonlyArray<string>): ReadonlyArray<Step> => [
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', String(checkers)] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unit tests', command: unitTests },
]
