import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { splitOnlyStep } from '../../readers/split-paragraph.ts'
import { readCategories } from './categories.ts'
import { readCuisine } from './cuisines.ts'
import { dishDescription } from './dish-description.ts'
import { findRecipe } from './find-recipe.ts'
import { openPage, type Page } from './page.ts'
import { toDraft } from '../../readers/to-draft.ts'
import { sourceAddress } from './source-address.ts'

export type WebPageOutcome =
  | { draft: RecipeDraft; page: Page; problem?: undefined }
  /** With only one of its two lists, a page may be a recipe for those who say so. */
  | { draft: null; page?: undefined; problem: string; half?: { draft: RecipeDraft; page: Page } }

/** The largest known recipe page has 1 MB. A page of 8 MB still takes less than a second. */
export const largestPage = 8 * 1024 * 1024

/** Returns the recipe on a page, or the reason why there is none. The function is pure and synchronous. */
export function readWebPage(html: Uint8Array | string, url?: string, contentType?: string): WebPageOutcome {
  if (html.length > largestPage) return { draft: null, problem: 'page too large' }
  const text = typeof html === 'string' ? html : decodeText(html, contentType)
  if (text.trim() === '') return { draft: null, problem: 'empty page' }
  if (!looksLikeHtml(text)) return { draft: null, problem: 'not a web page' }
  const page = openPage(text, url)
  const found = findRecipe(page)
  if (!found) return { draft: null, problem: 'no recipe found' }
  const draft = toDraft(found, { base: page.base, sourceUrl: sourceAddress(page, found.url) })
  const { cuisine, categories } = readCuisine(draft.cuisine)
  const read = {
    draft: {
      ...tidied(draft, page),
      cuisine,
      categories: readCategories([...draft.categories, ...categories]),
    },
    page,
  }
  return found.isHalf ? { draft: null, problem: 'no recipe found', half: read } : read
}

/** Notes that people wrote come without an address. Their reader divides steps itself, and leaves descriptions alone. */
function tidied(draft: RecipeDraft, { base }: Page): RecipeDraft {
  const host = URL.parse(base)?.hostname.replace(/^www\./, '') ?? ''
  if (host === '') return draft
  const instructions = splitOnlyStep(draft.instructions, draft.language)
  return { ...draft, description: dishDescription(draft, host), instructions }
}

/** Returns false for a PDF or picture at an `.html` address. */
export function looksLikeHtml(text: string): boolean {
  const start = text.slice(0, 100_000).replace(/^[\s\ufeff]+/, '')
  if (/^(?:%PDF-|PK\p{Cc}{2}|.PNG|GIF8|\{\\rtf)/u.test(start)) return false
  return /<(?:!doctype|html|head|body|header|main|article|section|div|p|h[1-6]|ul|ol|li|dl|table|form|script|meta|title|link|span|img|b|a)\b/i.test(
    start,
  )
}
