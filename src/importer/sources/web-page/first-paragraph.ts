import type { Entry } from './entries.ts'

const shortestParagraph = 40

/** For pages without a description: what they say first below their heading; above it stand banners and cookies, after it the recipe. */
export function firstParagraph(entries: ReadonlyArray<Entry>, recipeStart: number): string {
  const heading = entries.findIndex(({ rank }) => rank === 1)
  const paragraph = entries.find(
    ({ text, rank, isItem, element }, index) =>
      index > heading &&
      index < recipeStart &&
      rank === 0 &&
      !isItem &&
      element.name === 'p' &&
      text.length >= shortestParagraph,
  )
  return paragraph?.text ?? ''
}
