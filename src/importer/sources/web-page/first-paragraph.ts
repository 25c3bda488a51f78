import type { Entry } from './entries.ts'
import { statesOnlyFacts } from './labelled-facts.ts'

const shortestParagraph = 40
/** A shorter paragraph counts if it is a sentence. Dates and bylines are not. */
const isSentence = (text: string) => /\s.*[.!?]$/.test(text)

/**
 * Returns the first paragraph between the main heading and the recipe, for pages without a description. Text above the
 * heading is left out, because banners and cookie notices are there.
 */
export function firstParagraph(entries: ReadonlyArray<Entry>, recipeStart: number): string {
  const heading = entries.findIndex(({ rank }) => rank === 1)
  const paragraph = entries.find(
    ({ text, rank, isItem, element }, index) =>
      index > heading &&
      index < recipeStart &&
      rank === 0 &&
      !isItem &&
      element.name === 'p' &&
      (text.length >= shortestParagraph || isSentence(text)) &&
      !statesOnlyFacts(text),
  )
  return paragraph?.text ?? ''
}
