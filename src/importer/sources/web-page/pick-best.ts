import type { Findings } from '../../readers/findings.ts'
import { overlap, wordsOf } from './words.ts'

/**
 * Picks the main recipe of the page. Prefers complete recipes over fragments, because teasers have only a title and a
 * picture. Then prefers the recipe whose title is closest to the page's, and then the first one.
 */
export function pickBest(candidates: ReadonlyArray<Findings>, facts: Findings): Findings | undefined {
  return candidates.toSorted((a, b) => weight(b, facts) - weight(a, facts))[0]
}

function weight(candidate: Findings, facts: Findings): number {
  const parts = Number(candidate.ingredients.length > 0) + Number(candidate.steps.length > 0)
  const { ofOne, ofOther } = overlap(wordsOf(candidate.title), wordsOf(facts.title))
  const closeness = Math.min(ofOne, ofOther)
  return parts * 2 + (closeness >= leastClose ? closeness : 0)
}

/** A related recipe often shares a word with the title: "cake". */
const leastClose = 0.5
