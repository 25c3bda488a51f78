import type { RecipeDraft } from '../../../core/recipe/recipe.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { findRecipe } from './find-recipe.ts'
import { openPage } from './page.ts'
import { toDraft } from './to-draft.ts'

export type WebPageReading = { draft: RecipeDraft; problem?: undefined } | { draft: null; problem: string }

/** The largest recipe page seen is 1 MB; at eight the reading still ends within a second. */
export const largestPage = 8 * 1024 * 1024

/** The recipe on a page, or why there is none. Pure and synchronous. */
export function readWebPage(html: Uint8Array | string, url?: string, contentType?: string): WebPageReading {
  if (html.length > largestPage) return { draft: null, problem: 'page too large' }
  const text = typeof html === 'string' ? html : decodeText(html, contentType)
  if (text.trim() === '') return { draft: null, problem: 'empty page' }
  if (!looksLikeHtml(text)) return { draft: null, problem: 'not a web page' }
  const page = openPage(text, url)
  const found = findRecipe(page)
  if (!found) return { draft: null, problem: 'no recipe found' }
  return { draft: toDraft(found, page) }
}

/** A PDF or picture behind an `.html` address has no tags near its start, or says what it is. */
export function looksLikeHtml(text: string): boolean {
  const start = text.slice(0, 100_000).replace(/^[\s\ufeff]+/, '')
  if (/^(?:%PDF-|PK\p{Cc}{2}|.PNG|GIF8|\{\\rtf)/u.test(start)) return false
  return /<(?:!doctype|html|head|body|header|main|article|section|div|p|h[1-6]|ul|ol|li|dl|table|form|script|meta|title|link|span|img|b|a)\b/i.test(
    start,
  )
}
