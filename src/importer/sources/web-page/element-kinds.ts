import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { isBlock, linesOf, startOfText, textOf } from '../../readers/html-text.ts'
import {
  childElements,
  elementsBelow,
  parentElement,
  type HtmlElement,
  type HtmlNode,
} from '../../readers/html-tree.ts'
import { isMeasured } from './likeness.ts'
import { remembered } from './remembered.ts'

const skippedTags = new Set(
  'script style noscript template svg nav button select textarea iframe head footer figcaption video audio'.split(' '),
)
const outsideRecipe =
  /(?:^|\s)(?:comments?|comment-?list|comments?-(?:area|section|wrapper)|comment-respond|respond|disqus_thread|breadcrumbs?|mw-editsection)(?:$|\s)/i
const headingTag = /^h([1-6])$/

/** Some editors put a complete recipe into a heading to make it large. */
export const longestHeading = 250
/** White space shortens what is read. */
const enoughOfHeading = 5_000

/** Returns the rank of a heading, or 0 for anything else and for a heading that holds much of the page. */
export function headingRank(element: HtmlElement): number {
  const heading = headingTag.exec(element.name)
  if (!heading || isLong(element) || startOfText(element, enoughOfHeading).length > longestHeading) return 0
  return Number(heading[1])
}

export const formattingTag = /^(?:b|strong|em|i|u)$/

/** Returns true for formatting around a line break, such as `<b>2 tbsp miso<br>1 onion</b>, chopped`. It ends no line. */
export const isBrokenText = (element: HtmlElement, withBlocks: ReadonlySet<HtmlElement>) =>
  formattingTag.test(element.name) && withBlocks.has(element) && holdsOnlyBreaks(element)

const holdsOnlyBreaks: (element: HtmlElement) => boolean = remembered((element: HtmlElement) =>
  childElements(element).every((child) => child.name === 'br' || (!isBlock(child) && holdsOnlyBreaks(child))),
)

/** Most text between blocks is only the indentation of the source. */
export function isBlank(node: HtmlNode): boolean {
  return node.type === 'text' && !/\S/.test(node.data)
}

/**
 * Returns true for a heading that was never closed and so contains much of the page. Counting stops early, because each
 * such heading contains the next.
 */
function isLong(element: HtmlElement): boolean {
  let left = longestHeading * 4
  const count = (node: HtmlNode) => {
    if (node.type === 'text') left -= node.data.trim().length
    else if ('children' in node) for (const child of node.children) if (left >= 0) count(child)
  }
  count(element)
  return left < 0
}

export function isSkipped(element: HtmlElement): boolean {
  const { name, attribs } = element
  if (name === 'body' || name === 'html') return false
  const { id, class: classes } = attribs
  return (
    skippedTags.has(name) ||
    (name === 'form' && asksForPassword(element)) ||
    (id !== undefined && outsideRecipe.test(id)) ||
    (classes !== undefined && outsideRecipe.test(classes))
  )
}

const asksForPassword = (form: HtmlElement) =>
  elementsBelow(form).some(({ name, attribs }) => name === 'input' && attribs['type'] === 'password')

function isItemTag({ name }: HtmlElement): boolean {
  return name === 'li' || name === 'tr' || name === 'dd'
}

/** Returns true for a table's column names ("Amount | Ingredient"). A single name is a heading like any bold line. */
export const isColumnNames = (element: HtmlElement) => headerCells(element) > 1

/** Returns true for a table row whose only text is in a header cell ("For the sauce"). */
export const isHeadingRow = (element: HtmlElement) => headerCells(element) === 1

/** Returns the number of header cells with text, or 0 for a row with other cells. */
function headerCells(element: HtmlElement): number {
  const cells = element.name === 'tr' ? childElements(element) : []
  return cells.every(({ name }) => name === 'th') ? cells.filter((cell) => textOf(cell) !== '').length : 0
}

/** Returns true for an item that is one line. */
export const isItem = (element: HtmlElement, withBlocks: ReadonlySet<HtmlElement>): boolean =>
  isItemTag(element) && !holdsItems(element, withBlocks) && !(withBlocks.has(element) && holdsAmounts(element))

function holdsItems(element: HtmlElement, withBlocks: ReadonlySet<HtmlElement>): boolean {
  return (
    withBlocks.has(element) &&
    childElements(element).some((child) => isListOrHeading(child) || holdsItems(child, withBlocks))
  )
}

/** Returns true for a single item with several ingredients, each on a separate line. */
function holdsAmounts(element: HtmlElement): boolean {
  const lines = linesOf(element)
  const headsRest = lines.length > 2 && /[:：]$/.test(lines[0] ?? '')
  return lines.filter(isAmountFirst).length > (headsRest ? 0 : 1)
}

const isAmountFirst = (line: string) => startsWithNumber(line) && isMeasured(line)

function isListOrHeading({ name }: HtmlElement): boolean {
  return name === 'ul' || name === 'ol' || name === 'table' || headingTag.test(name)
}

/**
 * Returns the elements that contain a block. One pass from the end is enough, because children then come before their
 * parents.
 */
export function elementsWithBlocks(
  elements: ReadonlyArray<HtmlElement>,
  rows: ReadonlySet<HtmlElement>,
): Set<HtmlElement> {
  const found = new Set<HtmlElement>()
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (element && (isBlock(element) || found.has(element) || rows.has(element))) {
      const parent = parentElement(element)
      if (parent) found.add(parent)
    }
  }
  return found
}
