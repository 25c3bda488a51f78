import { startsWithNumber } from '../../core/ingredients/fraction-signs.ts'
import { withoutMargins } from './page-margins.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { linesInOrder } from './reading-order.ts'
import { medianOf, type TextPage } from './text-page.ts'

/** More pieces of text than a page for people has. */
const mostRuns = 5_000
/** Headings are at least this much larger than the text. */
const headingSize = 1.15
/** Sizes closer than this are the same size. Heights of recognized lines vary. */
const sameSize = 1.12

/** The text of one recipe, or of something before or after it. */
export interface PagePart {
  /** Markdown, whose first line is the title. */
  text: string
  page: number
  lastPage: number
}

/**
 * Returns the ways in which the pages may be divided into recipes: as one, and at the headings of each size, largest
 * first.
 */
export function divisionsOf(pages: ReadonlyArray<TextPage>): Array<Array<PagePart>> {
  const readable = pages.map((page) => ({ ...page, runs: page.runs.slice(0, mostRuns) }))
  const all = readable.flatMap(linesInOrder)
  const body = bodySizeOf(all)
  const paragraphs = paragraphsOf(withoutMargins(all, pages, body), body)
  const boldCount = paragraphs.filter(({ isBold }) => isBold).length
  const isMostlyBold = boldCount > 0.5 * paragraphs.length
  const titles = paragraphs.filter(({ size, text }) => size > headingSize * body && text.length < 150)
  const sizes = distinct(titles.map(({ size }) => size))
  const levelOf = (paragraph: Paragraph) => {
    const isLarge = titles.includes(paragraph)
    if (!isLarge && (!paragraph.isBold || isMostlyBold || !isShortHeading(paragraph.text))) return 0
    const at = isLarge ? sizes.findIndex((size) => isOfSize(paragraph, size)) : -1
    // The title of the text has level 1.
    return Math.max(2, (at < 0 ? sizes.length : at) + 1)
  }
  const whole = partOf(paragraphs, body, levelOf)
  const divided = sizes.map((size) => {
    const parts: Array<Array<Paragraph>> = []
    for (const [index, paragraph] of paragraphs.entries()) {
      const previous = paragraphs[index - 1]
      const isTitle = isOfSize(paragraph, size) && titles.includes(paragraph)
      const isSecondLine = previous && isOfSize(previous, size) && previous.page === paragraph.page
      if (isTitle && !isSecondLine) parts.push([paragraph])
      else parts.at(-1)?.push(paragraph)
    }
    return parts.map((part) => partOf(part, body, levelOf))
  })
  return [[whole], ...divided.filter((parts) => parts.length > 1)]
}

const isOfSize = (paragraph: Paragraph, size: number) => paragraph.size * sameSize > size

/** The size of most of the text. */
const bodySizeOf = (texts: ReadonlyArray<{ text: string; size: number }>) =>
  medianOf(texts.flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size)))

function distinct(sizes: ReadonlyArray<number>): Array<number> {
  const found: Array<number> = []
  for (const size of sizes.toSorted((one, other) => other - one))
    if (!found.some((known) => size * sameSize > known)) found.push(size)
  return found.slice(0, 3)
}

const isShortHeading = (text: string) =>
  text.length < 60 && !/[.,;]$/.test(text) && !startsWithNumber(text) && !/^[•*-]/.test(text) && /\p{L}{2}/u.test(text)

function partOf(paragraphs: ReadonlyArray<Paragraph>, body: number, levelOf: (one: Paragraph) => number): PagePart {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)]
  const title = titleOf(paragraphs, body)
  const rest = paragraphs.filter((paragraph) => !title.includes(paragraph))
  const lines = rest.map((paragraph) => {
    const level = levelOf(paragraph)
    return level > 0 ? `${'#'.repeat(level)} ${paragraph.text}` : asMarkdown(paragraph.text)
  })
  const name = title.map(({ text }) => text).join(' ')
  return { text: [`# ${name}`, ...lines].join('\n'), page: first?.page ?? 0, lastPage: last?.page ?? 0 }
}

/** The title is the largest of the first lines. It may take two lines, and a small line may be above it. */
function titleOf(paragraphs: ReadonlyArray<Paragraph>, body: number): Array<Paragraph> {
  const [first] = paragraphs
  if (!first) return []
  const start = paragraphs.slice(0, 8).filter(({ page, text }) => page === first.page && /\p{L}{3}/u.test(text))
  const largest = Math.max(...start.map(({ size }) => size))
  if (largest < headingSize * body) return [first]
  const at = start.findIndex((paragraph) => isOfSize(paragraph, largest))
  const end = start.findIndex((paragraph, index) => index > at && !isOfSize(paragraph, largest))
  // More lines of that size are a list of contents or a poster.
  return start.slice(at, end < 0 ? undefined : Math.min(end, at + 3))
}

const asMarkdown = (text: string) => text.replace(/^[•◦▪■□☐▢·●○‣*–—]\s+/u, '- ').replace(/^#+/, '')
