import type { Findings } from '../../readers/findings.ts'
import { wordKey } from './words.ts'

/**
 * Picks the recipe the page is about: complete recipes before fragments (teasers have only a title and a picture), then
 * the one with the page's title, then the first.
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
