import type { RawDocument, ReadOutcome } from '../source.ts'
import { archivePicture } from './archive-picture.ts'
import type { Findings } from './findings.ts'
import { toDraft } from './to-draft.ts'

export interface FoundRecipe {
  found: Findings
  /** The picture, if the file contains it. */
  picture?: Uint8Array | undefined
  /** Values that could not be read, in sentences. */
  leftOut?: ReadonlyArray<string>
  /** The name of the picture's file in the archive. */
  image?: string | undefined
}

const mostRecipes = 20_000

/** Reads the recipes of a file one by one, so that a bad one does not stop the others. */
export async function* eachRecipe<Item>(
  { name, archive }: RawDocument,
  items: ReadonlyArray<Item>,
  read: (item: Item) => FoundRecipe,
  placeOf?: (item: Item) => string,
): AsyncGenerator<ReadOutcome> {
  if (items.length === 0) yield { ok: false, at: name, problem: 'no recipe found' }
  for (const [index, item] of items.slice(0, mostRecipes).entries()) {
    const part = placeOf ? placeOf(item) : items.length > 1 ? `recipe ${index + 1}` : ''
    const place = part === '' ? name : `${name}, ${part}`
    try {
      const { found, picture, image = '', leftOut = [] } = read(item)
      const at = found.title === '' ? place : `${place}: ${found.title}`
      const draft = toDraft(found, { base: '' })
      if (found.ingredients.length === 0 && found.steps.length === 0)
        yield {
          ok: false,
          at,
          problem: 'The recipe has no ingredients and no steps',
          ...(!isPlaceholder(found.title) && { unfinished: draft }),
        }
      else {
        const pictured = picture ? { picture } : await archivePicture(archive, name, image)
        yield { ok: true, at, draft, ...pictured, ...(leftOut.length > 0 && { leftOut }) }
      }
    } catch (cause) {
      yield { ok: false, at: place, problem: 'The recipe could not be read', cause }
    }
  }
}

/** Rows without a title of their own get one of these. Without lists too, nothing of a recipe is left. */
const isPlaceholder = (title: string) => /^(?:Imported Recipe(?: \d+)?)?$/.test(title)
