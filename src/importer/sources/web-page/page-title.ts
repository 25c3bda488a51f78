import { textOf } from '../../readers/html-text.ts'
import type { HtmlElement } from '../../readers/html-tree.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Page } from './page.ts'
import { overlap, wordsOf } from './words.ts'

/**
 * The main heading. Pages have several (a logo, a hidden one for the menu, the recipe's), so the one that agrees with the
 * page's own title is taken, whichever of the two says more; when several are left and none agrees, the title is,
 * without the site's name.
 */
export function pageTitle(page: Page): string {
  const { elements, meta } = page
  const siteName = plainText(meta.get('og:site_name') ?? '', longest.title)
  const stated = statedTitles(page).map((title) => ({ title, bare: withoutSiteName(title, siteName) }))
  const headings = elements
    .filter((element) => element.name === 'h1')
    .map(headingOf)
    .filter((text) => text !== '' && !isSame(text, siteName) && !namesHost(text, page.base))
  const parts = stated.flatMap(({ title }) => title.split(titleSeparator))
  const isPart = (element: HtmlElement) => parts.some((part) => isSame(part, headingOf(element)))
  const smaller = elements.filter((element) => /^h[23]$/.test(element.name) && isPart(element))
  const entryTitle = smaller.find(isEntryTitle)
  if (entryTitle && !elements.some((element) => element.name === 'h1' && isEntryTitle(element)))
    return withoutKind(headingOf(entryTitle))
  const agreeing = headings.find((heading) => stated.some(({ title, bare }) => agrees(heading, title, bare)))
  const [only, ...others] = new Set(headings)
  const [told] = stated
  // Print views have no main heading at all.
  if (only === undefined) return withoutKind((smaller[0] && headingOf(smaller[0])) ?? told?.bare ?? '')
  if (agreeing !== undefined) return withoutKind(agreeing)
  return withoutKind((others.length === 0 ? only : undefined) ?? told?.bare ?? only)
}

/** "Barefoot Baker" on barefootbaker.example is the logo. */
function namesHost(heading: string, base: string): boolean {
  const host = URL.parse(base)?.hostname.replace(/[^a-z\d]/g, '') ?? ''
  const letters = wordsOf(heading).join('')
  return letters.length >= 6 && host.includes(letters)
}

/** Some templates fill the markup's name with the whole title of the window, down to the site's; the heading begins it. */
export function markedTitle(marked: string, heading: string, { base }: Page): string {
  const rest = heading !== '' && marked.startsWith(`${heading} `) ? marked.slice(heading.length) : ''
  const host = URL.parse(base)?.hostname.replace(/^www\./, '') ?? ''
  const namesSite = host !== '' && rest.toLowerCase().includes(host)
  return namesSite && /\s[|–—·»-]\s/.test(rest) ? heading : withoutKind(marked)
}

function statedTitles({ elements, meta }: Page): Array<string> {
  const tag = elements.find((element) => element.name === 'title')
  const written = tag?.children.map((child) => ('data' in child ? child.data : '')).join('') ?? ''
  return [meta.get('og:title') ?? '', written]
    .map((title) => plainText(title, longest.title))
    .filter((title) => title !== '')
}

/** Blogs give the main heading to the blog, and call the entry's own by such a name. */
function isEntryTitle({ attribs }: HtmlElement): boolean {
  return /(?:^|[\s_-])(?:entry|post|recipe|article)[\s_-]*(?:title|name|heading|headline)(?:$|[\s_-])/i.test(
    attribs['class'] ?? '',
  )
}

function headingOf(element: HtmlElement): string {
  return plainText(textOf(element), longest.title)
}

function agrees(heading: string, title: string, bare: string): boolean {
  return overlap(wordsOf(heading), wordsOf(title)).ofOne > 0.6 || overlap(wordsOf(heading), wordsOf(bare)).ofOther > 0.9
}

function isSame(one: string, other: string): boolean {
  return wordsOf(one).join('') === wordsOf(other).join('')
}

const titleSeparator = /\s+[|–—·»-]\s+|\s*:\s+/
const kindBehind = /\s+[|–—·»:-]\s+(?:recipe|recept|rezept|recette|receta|receita|ricetta|opskrift|oppskrift|przepis)$/i

/** "Apple pie – recipe" is an apple pie. */
function withoutKind(title: string): string {
  return title.replace(kindBehind, '')
}

function withoutSiteName(title: string, siteName: string): string {
  const parts = title.split(/\s+[|–—·»:-]\s+/)
  if (parts.length < 2) return title
  const kept = parts.filter((part) => siteName === '' || !isSame(part, siteName))
  if (kept.length < parts.length && kept.length > 0)
    return title.slice(title.indexOf(kept[0] ?? ''), title.indexOf(kept.at(-1) ?? '') + (kept.at(-1) ?? '').length)
  return parts[0] ?? title
}
