import type { RawDocument, ReadOutcome } from '../source.ts'
import { archivePicture } from './archive-picture.ts'
import { decodeText } from './decode-text.ts'
import type { Findings } from './findings.ts'
import { elementsBelow, type HtmlElement, parseHtml } from './html-tree.ts'
import { toDraft } from './to-draft.ts'

type ReadRecipe = (elements: ReadonlyArray<HtmlElement>) => { found: Findings; image: string }

/** Reads an export that is one page with all recipes, in an archive with their pictures. */
export async function* readExportedPage(
  { bytes, name, archive }: RawDocument,
  isRecipe: (element: HtmlElement) => boolean,
  readRecipe: ReadRecipe,
): AsyncGenerator<ReadOutcome> {
  const recipes = elementsBelow(parseHtml(decodeText(bytes))).filter(isRecipe)
  if (recipes.length === 0) yield { ok: false, at: name, problem: 'no recipe found' }
  for (const recipe of recipes) {
    const { found, image } = readRecipe(elementsBelow(recipe))
    if (found.ingredients.length === 0 && found.steps.length === 0) continue
    const draft = toDraft(found, { base: '' })
    yield { ok: true, at: `${name}: ${found.title}`, draft, ...(await archivePicture(archive, name, image)) }
  }
}
