import type { Findings } from '../../readers/findings.ts'
import { wordKey } from './words.ts'

/**
 * Picks the main recipe of the page. Prefers complete recipes over fragments, because teasers have only a title and a
 * picture. Then prefers the recipe with the page's title, and then the first one.
 */
export function pickBest(candidates: ReadonlyArray<Findings>, facts: Findings): Findings | undefined {
  return candidates.toSorted((a, b) => weight(b, facts) - weight(a, facts))[0]
}

function weight(candidate: Findings, facts: Findings): number {
  const parts = Number(candidate.ingredients.length > 0) + Number(candidate.steps.length > 0)
  const isNamesake = candidate.title !== '' && sameWords(candidate.title, facts.title)
  return parts * 2 + Number(isNamesake)
}

function sameWords(one: string, other: string): boolean {
  return wordKey(one) === wordKey(other)
}
