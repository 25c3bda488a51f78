import { elementsBelow, isElement, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { textOf } from '../../readers/html-text.ts'
import { isBlank } from './element-kinds.ts'
import type { Entry } from './entries.ts'
import { isListItem } from './grouped-lines.ts'
import { remembered } from './remembered.ts'
import { isGoodbye } from './wishes.ts'

const fewestSteps = 2
const mostRemarks = 6

/**
 * Removes remarks below steps in paragraphs: lines in italics ("The book is published by …"), lists of links, lines that
 * are mostly links, boxes with tips, and words to the reader. Remarks between the steps stay.
 */
export function withoutRemarksBelow(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const first = entries.filter(({ rank }) => rank === 0).slice(0, fewestSteps)
  if (first.length < fewestSteps || first.some((entry) => isListItem(entry) || isItalic(entry.element))) return entries
  const firstRemark = entries.length - mostRemarks
  let end = entries.length
  while (end > Math.max(fewestSteps, firstRemark) && (isRemark(entries[end - 1]) || headsRemark(entries, end))) end -= 1
  return entries.slice(0, end)
}

/** Returns true for a heading above remarks, which are removed already: "More soups". */
const headsRemark = (entries: ReadonlyArray<Entry>, end: number) =>
  end < entries.length && (entries[end - 1]?.rank ?? 0) > 0

function isRemark(entry: Entry | undefined): boolean {
  if (!entry || entry.rank > 0) return false
  const { element, text } = entry
  return isItalic(element) || isGoodbye(text) || isMostlyLinks(entry) || isInTipBox(element)
}

const isItalic: (element: HtmlElement) => boolean = remembered((element: HtmlElement) =>
  element.children.every(
    (node) => isBlank(node) || node.type === 'comment' || (isElement(node) && (isItalicTag(node) || isItalic(node))),
  ),
)

const isItalicTag = ({ name }: HtmlElement) => name === 'em' || name === 'i'

/** In a list below paragraphs, one link is enough: "Find this recipe in our app." */
function isMostlyLinks(entry: Entry): boolean {
  if (entry.element.name === 'a') return true
  const links = elementsBelow(entry.element).filter(({ name }) => name === 'a')
  if (isListItem(entry)) return links.length > 0
  const linked = new Set(links.map(textOf).filter((text) => entry.text.includes(text)))
  return [...linked].join('').length * 2 > entry.text.length
}

const tipBox = /(?:^|[\s_-])(?:callout|inset-text|tip|tips|tipp|hint)(?:$|[\s_-])/i
const mostBoxes = 4

/** Returns true for a line in a box with a class such as "tip" or "callout". */
export function isInTipBox(element: HtmlElement): boolean {
  let box: HtmlElement | null = element
  for (let level = 0; box && level < mostBoxes; level += 1, box = parentElement(box))
    if (tipBox.test(box.attribs['class'] ?? '')) return true
  return false
}
