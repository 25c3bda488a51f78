import type { Findings } from '../../readers/findings.ts'
import { wordKey } from './words.ts'

/**
 * Of several recipes on a page, the one the page is about: complete ones before fragments (a teaser list marks up
 * title and picture only), then the one named like the page, then the first.
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
