import type { Step } from '../../../core/recipes/recipe.ts'
import { isReference } from './reference.ts'
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
  const written = withoutListName(stated).filter(({ text }) => sectionOfLine(text) === null)
  const marked = shown.length > 1 && written.every(({ text }) => isReference(text)) ? [] : written
  const [only] = marked
  if (only === undefined) return [...shown]
  // Some sites fill this required field with the description.
  if (marked.length === 1 && shown.length > 0 && wordKey(only.text) === wordKey(description)) return [...shown]
  if (shown.length === 0) return [...marked]
  return isRunTogether(marked, shown) || isPart(marked, shown) ? [...shown] : [...marked]
}

function isRunTogether(marked: ReadonlyArray<Step>, shown: ReadonlyArray<Step>): boolean {
  if (marked.length > 1 || shown.length < 2) return false
  const { ofOne, ofOther } = overlap(allWords(marked), allWords(shown))
  return ofOne > 0.95 && ofOther > 0.95
}

function isPart(marked: ReadonlyArray<Step>, shown: ReadonlyArray<Step>): boolean {
  if (marked.length > 2 || shown.length < marked.length + 2) return false
  const keys = new Set(shown.map(({ text }) => wordKey(text)))
  return marked.every(({ text }) => keys.has(wordKey(text)))
}

const allWords = (steps: ReadonlyArray<Step>) => steps.flatMap(({ text }) => wordsOf(text))

/** Removes the name of a single section, if it only says that steps follow: "Method", "Make It". */
function withoutListName(steps: ReadonlyArray<Step>): ReadonlyArray<Step> {
  const [name, ...others] = new Set(steps.map(({ group }) => group))
  const isListName = name && others.length === 0 && (sectionOfLine(name) === 'steps' || /^make it$/i.test(name))
  return isListName ? steps.map((step) => ({ ...step, group: null })) : steps
}
