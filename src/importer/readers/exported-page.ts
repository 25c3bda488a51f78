import type { RawDocument, ReadOutcome } from '../source.ts'
import { decodeText } from './decode-text.ts'
import { eachRecipe, type FoundRecipe } from './each-recipe.ts'
import { elementsBelow, type HtmlElement, outermostElements, parseHtml } from './html-tree.ts'

/** Reads an export that is one page with all recipes, in an archive with their pictures. */
export function readExportedPage(
  document: RawDocument,
  isRecipe: (element: HtmlElement) => boolean,
  readRecipe: (elements: ReadonlyArray<HtmlElement>) => FoundRecipe,
): AsyncGenerator<ReadOutcome> {
  const recipes = outermostElements(parseHtml(decodeText(document.bytes)), isRecipe)
  return eachRecipe(document, recipes, (recipe) => readRecipe(elementsBelow(recipe)))
}
