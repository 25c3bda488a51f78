import { availableParallelism } from 'node:os'
import type { Step } from './run-steps.ts'

/**
 * Half of the cores, and at most TypeScript's default. Each checker works out the types it needs for itself: on two cores,
 * one takes 27 seconds of processor time, four take 42, and the unit tests wait for the same cores.
 */
const typeCheckers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/** Generates the types of the routes, which the other checks need. */
export const routeTypes: Step = { name: 'route types', command: ['react-router', 'typegen'] }

/** Checks that need no database, server or browser. */
export const fastChecks = (unitTests: ReadonlyArray<string>): ReadonlyArray<Step> => [
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', String(typeCheckers)] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unit tests', command: unitTests },
]
