import {
  lineKey,
  longestSourceLine,
  mostSourceLines,
  mostSourcePictures,
  type SourceText,
} from '../../../core/importing/source-text.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { absolute } from '../../readers/absolute-address.ts'
import { outlineOf } from './outline.ts'
import { contentPictures } from './page-image.ts'
import type { Page } from './page.ts'

/** Lines around the recipe. Notes and the description are often outside of its lists. */
const linesBefore = 60
const linesAfter = 40

/** Returns the lines of a page around its recipe, and the pictures of the page. */
export function sourceTextOf(page: Page, draft: RecipeDraft): SourceText {
  const lines = outlineOf(page).entries.flatMap(({ text }) => (text === '' ? [] : [text.slice(0, longestSourceLine)]))
  const own = new Set(
    [...draft.ingredients.map(({ line }) => line), ...draft.instructions.map(({ text }) => text)].map(lineKey),
  )
  const isOwn = (line: string) => own.has(lineKey(line))
  const titleKey = lineKey(draft.title)
  const title = lines.findIndex((line) => lineKey(line) === titleKey)
  const first = Math.max(0, lines.findIndex(isOwn) - linesBefore)
  const last = lines.findLastIndex(isOwn)
  const end = last < 0 ? lines.length : last + 1 + linesAfter
  const around = lines.slice(first, Math.min(end, first + mostSourceLines - 1))
  return {
    lines: title >= 0 && title < first ? [lines[title] ?? '', ...around] : around,
    pictures: picturesOf(page, draft),
  }
}

function picturesOf(page: Page, { imageUrl }: RecipeDraft): Array<string> {
  const addresses = contentPictures(page).map(({ address }) => absolute(address, page.base))
  const all = [imageUrl ?? '', ...addresses].filter((address) => /^https?:/.test(address))
  return [...new Set(all)].slice(0, mostSourcePictures)
}
