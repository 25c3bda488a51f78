import { textOf } from '../../readers/html-text.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Page } from './page.ts'
import { overlap, wordsOf } from './words.ts'

/**
 * The main heading. Pages have several (a logo, a hidden one for the menu, the recipe's), so the one that says what the
 * page's own title says is taken; when none does, the title is, without the site's name.
 */
export function pageTitle({ elements, meta }: Page): string {
  const tag = elements.find((element) => element.name === 'title')
  const written = tag?.children.map((child) => ('data' in child ? child.data : '')).join('') ?? ''
  const stated = [plainText(meta.get('og:title') ?? '', longest.title), plainText(written, longest.title)].filter(
    (text) => text !== '',
  )
  const headings = elements
    .filter((element) => element.name === 'h1')
    .map((element) => plainText(textOf(element), longest.title))
    .filter((text) => text !== '')
  const agreeing = headings.find((heading) =>
    stated.some((title) => overlap(wordsOf(heading), wordsOf(title)).ofOne > 0.6),
  )
  const siteName = plainText(meta.get('og:site_name') ?? '', longest.title)
  const [title] = stated
  return agreeing ?? (title ? withoutSiteName(title, siteName) : (headings[0] ?? ''))
}

function withoutSiteName(title: string, siteName: string): string {
  const parts = title.split(/\s+[|–—·»:-]\s+/)
  if (parts.length < 2) return title
  const kept = parts.filter((part) => siteName === '' || wordsOf(part).join('') !== wordsOf(siteName).join(''))
  if (kept.length < parts.length && kept.length > 0)
    return title.slice(title.indexOf(kept[0] ?? ''), title.indexOf(kept.at(-1) ?? '') + (kept.at(-1) ?? '').length)
  return parts[0] ?? title
}
