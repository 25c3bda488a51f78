import { fieldsOf, isNumber, isText } from '../text/fields-of.ts'

/** The most recipes that a browser stores as pages. */
export const mostRecipes = 150
/** The most bytes of stored pages and pictures together. */
export const mostBytes = 60 * 2 ** 20
/** Stored pages are fetched again after a day. */
export const freshMs = 24 * 60 * 60_000

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** Stores these recipes, the first ones first, and removes all others. */
  | { kind: 'store'; recipes: ReadonlyArray<string> }
  /** Removes all stored recipes, at sign-out. */
  | { kind: 'forget' }
  /** Asks the waiting worker of a new release to start, from a tab of that release. */
  | { kind: 'take-over'; release: string }

export function readWorkerMessage(value: unknown): WorkerMessage | undefined {
  const { kind, recipes, release } = fieldsOf(value)
  if (kind === 'forget') return { kind }
  if (kind === 'take-over' && isText(release)) return { kind, release }
  if (kind === 'store' && Array.isArray(recipes)) return { kind, recipes: recipes.filter(isText) }
  return undefined
}

/** The service worker's answer: how many of the wanted recipes are stored, and why not all. */
export interface StoreReport {
  /** The release of the service worker. Empty for workers of earlier releases, which did not name theirs. */
  release: string
  wanted: number
  stored: number
  /** `full`: the browser has no more room. `limit`: more than the site stores. `unreachable`: no connection. */
  problem: StoreProblem | null
}

type StoreProblem = (typeof storeProblems)[number]
const storeProblems = ['full', 'limit', 'unreachable'] as const

export function readStoreReport(value: unknown): StoreReport | undefined {
  const { release, wanted, stored, problem } = fieldsOf(value)
  if (!isNumber(wanted) || !isNumber(stored)) return undefined
  return {
    release: isText(release) ? release : '',
    wanted,
    stored,
    problem: storeProblems.find((known) => known === problem) ?? null,
  }
}

interface Wishes {
  /** Opened in cook mode, the last one first. */
  cooked: ReadonlyArray<string>
  planned: ReadonlyArray<string>
  /** Favorites, newest first. */
  saved: ReadonlyArray<string>
}

/** Orders the recipes to store, the most urgent first. */
export const recipesToStore = ({ cooked, planned, saved }: Wishes): Array<string> => [
  ...new Set([...cooked, ...planned, ...saved]),
]
