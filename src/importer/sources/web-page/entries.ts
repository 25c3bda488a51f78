import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import {
  isBlock,
  linesOf,
  preformattedLines,
  startOfLines,
  startOfText,
  textOf,
  textOfAll,
} from '../../readers/html-text.ts'
import {
  childElements,
  elementsBelow,
  isElement,
  parentElement,
  type HtmlElement,
  type HtmlNode,
} from '../../readers/html-tree.ts'
import { longest } from '../../readers/plain-text.ts'
import { isBoldLine, isNamedHeading } from './heading-looks.ts'
import { isHiddenVersion } from './hidden-version.ts'
import { isAdvert, isMeasured } from './likeness.ts'
import type { Page } from './page.ts'
import { remembered } from './remembered.ts'
import { amountsInSentence, withoutRunInHeading } from './run-in-headings.ts'
import { rowsIn } from './rows.ts'
import { sectionOf, sectionOfLine, type Section } from './section-words.ts'
import { startsWithSection, withoutFalseSection } from './section-starts.ts'
import { pairOf } from './term-pairs.ts'

/** A line of the page as a visitor sees it. */
export interface Entry {
  text: string
  /** 1 to 6 for headings, 7 for a line that is entirely bold, 0 for everything else. */
  rank: number
  /** The part of the recipe that starts with this line, if any. */
  section: Section | null
  /** True for a list item, a table row, or one of several similar boxes. */
  isItem: boolean
  element: HtmlElement
}

export function entryOf(line: Omit<Entry, 'section'>): Entry {
  return { ...line, section: line.rank > 0 ? sectionOf(line.text) : sectionOfLine(line.text) }
}

/** The page as a flat list of lines, and the range of lines each element covers. */
export interface Outline {
  entries: ReadonlyArray<Entry>
  rangeOf: ReadonlyMap<HtmlElement, readonly [start: number, end: number]>
}

export function perEntry<Value>(valueOf: (text: string) => Value): (entry: Entry) => Value {
  return remembered(({ text }) => valueOf(text))
}

const skippedTags = new Set(
  'script style noscript template svg nav button select textarea iframe head footer figcaption video audio'.split(' '),
)
const outsideRecipe =
  /(?:^|\s)(?:comments?|comment-?list|comments?-(?:area|section|wrapper)|comment-respond|respond|disqus_thread|breadcrumbs?)(?:$|\s)/i
const headingTag = /^h([1-6])$/

/** Ten times as many as on the longest real page. More lines only cost time. */
const mostEntries = 20_000

/** Some editors put a complete recipe into a heading to make it large. */
const longestHeading = 250
/** White space shortens what is read. */
const enoughOfHeading = 5_000

export function outlineOf(page: Page): Outline {
  const entries: Array<Entry> = []
  const rangeOf = new Map<HtmlElement, readonly [number, number]>()
  const rows = rowsIn(page.elements)
  const withBlocks = elementsWithBlocks(page.elements, rows)
  const add = (text: string, element: HtmlElement, rank: number, isItem: boolean) => {
    if (text === '' || isAdvert(text) || entries.length >= mostEntries) return
    const entry = entryOf({ text: text.slice(0, longest.prose), element, rank, isItem })
    entries.push(rank === 0 && entry.section !== null && isLink(element) ? { ...entry, section: null } : entry)
  }

  const addItem = (element: HtmlElement) => {
    const text = textOf(element)
    add(text, element, isNamedHeading(element, text) || isHeadingRow(element) ? 7 : 0, true)
  }

  const visit = (element: HtmlElement) => {
    if (isSkipped(element)) return
    const start = entries.length
    const heading = headingTag.exec(element.name)
    const pair = pairOf(element)
    if (pair !== null) add(pair, element, 0, true)
    else if (heading && !isLong(element) && startOfText(element, enoughOfHeading).length <= longestHeading)
      add(textOf(element), element, Number(heading[1]), false)
    else if (isColumnNames(element)) add('', element, 0, false)
    else if (element.name === 'pre' && !withBlocks.has(element))
      for (const line of preformattedLines(element)) add(line, element, 0, false)
    else if (
      isItemTag(element) &&
      !holdsItems(element, withBlocks) &&
      !(withBlocks.has(element) && holdsAmounts(element))
    )
      addItem(element)
    else if (rows.has(element) && !startsWithSection(element.children)) addItem(element)
    else visitChildren(element)
    rangeOf.set(element, [start, entries.length])
  }

  const visitChildren = (parent: HtmlElement) => {
    let run: Array<HtmlNode> = []
    /** Formatting around line breaks whose last line is not complete yet, and its first line. */
    let unfinished: Array<[element: HtmlElement, start: number]> = []
    const flush = (isAboveList = false) => {
      if (run.length === 0) return
      const whole = textOfAll(run)
      const [first, ...rest] = run
      const isCard = first !== undefined && !/[:：]/.test(whole.slice(0, 40)) && startsWithSection(run)
      if (isCard) add(textOfAll([first]), parent, 7, false)
      const text = isCard ? textOfAll(rest) : whole
      const above = entries.at(-1)
      const listed = above && above.rank > 0 && above.section === 'ingredients' ? amountsInSentence(text) : null
      const parts = withoutRunInHeading(text)
      const box = boxOf(run) ?? parent
      if (listed) for (const line of listed) add(line, parent, 0, true)
      else if (parts !== null) {
        add(parts.heading, parent, 7, false)
        for (const line of parts.lines) add(line, parent, 0, parts.lines.length > 1)
      } else if (text !== '') {
        const isHeading =
          isBoldLine(run, text, box) || isNamedHeading(box, text) || (isAboveList && headsNestedList(text))
        add(text, parent, isHeading ? 7 : 0, false)
      }
      for (const node of run)
        if (isElement(node)) rangeOf.set(node, [entries.length - (text === '' ? 0 : 1), entries.length])
      for (const [element, start] of unfinished) rangeOf.set(element, [start, entries.length])
      unfinished = []
      run = []
    }
    const takeParts = (element: HtmlElement) => {
      const start = entries.length
      for (const part of element.children) take(part)
      rangeOf.set(element, [start, entries.length])
      if (run.length > 0) unfinished.push([element, start])
    }
    const take = (child: HtmlNode) => {
      if (run.length === 0 && isBlank(child)) return
      if (!isElement(child)) run.push(child)
      else if (child.name === 'br') flush()
      else if (isHiddenVersion(child, withBlocks)) flush()
      else if (isBrokenText(child, withBlocks) && !isSkipped(child)) takeParts(child)
      else if (isBlock(child) || withBlocks.has(child) || rows.has(child)) {
        flush(parent.name === 'li' && /^[uo]l$/.test(child.name))
        visit(child)
      } else if (!isSkipped(child)) run.push(child)
    }
    for (const child of parent.children) take(child)
    flush()
  }

  for (const element of childElements(page.document)) visit(element)
  return { entries: entries.map(withoutFalseSection), rangeOf }
}

/** Returns true for the words of an item above its own list: "Topping". */
const headsNestedList = (text: string) => text.length <= 40 && !/\d|[.!?]$/.test(text)

/** Returns true for a link to another page, such as a tag. It heads no list. A tab links within the page and does. */
export function isLink(element: HtmlElement): boolean {
  if (element.name === 'a') return /^(?:https?:|\/)/.test(element.attribs['href'] ?? '')
  const [only, ...others] = element.children.filter((node) => !isBlank(node) && node.type !== 'comment')
  return only !== undefined && others.length === 0 && isElement(only) && isLink(only)
}

const formattingTag = /^(?:b|strong|em|i|u)$/

/** Returns true for formatting around a line break, such as `<b>2 tbsp miso<br>1 onion</b>, chopped`. It ends no line. */
const isBrokenText = (element: HtmlElement, withBlocks: ReadonlySet<HtmlElement>) =>
  formattingTag.test(element.name) && withBlocks.has(element) && holdsOnlyBreaks(element)

const holdsOnlyBreaks: (element: HtmlElement) => boolean = remembered((element: HtmlElement) =>
  childElements(element).every((child) => child.name === 'br' || (!isBlock(child) && holdsOnlyBreaks(child))),
)

/** Returns the element around all nodes of a line and around no other line. In bold, such a line is a heading. */
function boxOf([first, ...others]: ReadonlyArray<HtmlNode>): HtmlElement | null {
  const box = first && others.every(({ parent }) => parent === first.parent) ? parentElement(first) : null
  return box && formattingTag.test(box.name) && isOneLine(box) ? box : null
}

/** Reads no more than a heading has, because hundreds of boxes may be nested. */
const isOneLine = remembered((box: HtmlElement) => {
  const [line = '', ...others] = startOfLines(box, longestHeading)
  return line !== '' && line.length < longestHeading && others.length === 0
})

/** Most text between blocks is only the indentation of the source. */
function isBlank(node: HtmlNode): boolean {
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

function isSkipped(element: HtmlElement): boolean {
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
const isColumnNames = (element: HtmlElement) => headerCells(element) > 1

/** Returns true for a table row whose only text is in a header cell ("For the sauce"). */
const isHeadingRow = (element: HtmlElement) => headerCells(element) === 1

/** Returns the number of header cells with text, or 0 for a row with other cells. */
function headerCells(element: HtmlElement): number {
  const cells = element.name === 'tr' ? childElements(element) : []
  return cells.every(({ name }) => name === 'th') ? cells.filter((cell) => textOf(cell) !== '').length : 0
}

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

/** Returns whether two elements have the same look, as the headings of one list do. */
export const looksLike = (one: HtmlElement, other: HtmlElement): boolean =>
  one.name === other.name && one.attribs['class'] === other.attribs['class']

/**
 * Returns the elements that contain a block. One pass from the end is enough, because children then come before their
 * parents.
 */
function elementsWithBlocks(elements: ReadonlyArray<HtmlElement>, rows: ReadonlySet<HtmlElement>): Set<HtmlElement> {
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
