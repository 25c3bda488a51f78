import type { Step } from '../../../core/recipes/recipe.ts'
import { sectionOfLine } from './section-words.ts'
import { overlap, wordKey, wordsOf } from './words.ts'

/**
 * Chooses between the marked-up and the visible steps. Prefers the markup. Uses the page if it contains all of the
 * markup's words and either splits them into more steps or continues where the markup was cut short.
 */
export function reconcileSteps(
  stated: ReadonlyArray<Step>,
  shown: ReadonlyArray<Step>,
  description: string,
): Array<Step> {
  const marked = stated.filter(({ text }) => sectionOfLine(text) === null)
  const [only] = marked
  if (only === undefined) return [...shown]
  // Some sites fill this required field with the description.
  if (marked.length === 1 && shown.length > 0 && wordKey(only.text) === wordKey(description)) return [...shown]
  if (shown.length === 0) return [...marked]
  const markedWords = marked.flatMap(({ text }) => wordsOf(text))
  const shownWords = shown.flatMap(({ text }) => wordsOf(text))
  const { ofOne: ofMarked, ofOther: ofShown } = overlap(markedWords, shownWords)
  const isRunTogether = marked.length === 1 && shown.length > 1 && ofMarked > 0.95 && ofShown > 0.95
  const keys = new Set(shown.map(({ text }) => wordKey(text)))
  const isPart =
    marked.length <= 2 && shown.length >= marked.length + 2 && marked.every(({ text }) => keys.has(wordKey(text)))
  const isCutShort = ofMarked > 0.9 && ofShown < 0.7 && /(?:…|\.\.\.)$/.test(marked.at(-1)?.text ?? '')
  return isRunTogether || isCutShort || isPart ? [...shown] : [...marked]
}
