import { startOfText, textOf, textOfAll } from '../../readers/html-text.ts'
import { isMeasured } from './likeness.ts'
import { remembered } from './remembered.ts'
import { sectionOf, sectionOfLine } from './section-words.ts'
import { childElements, elementsBelow, isElement, type HtmlElement, type HtmlNode } from '../../readers/html-tree.ts'

/**
 * Returns true for a line entirely in bold, unless it is a sentence. Such a line is a heading. Questions head answers,
 * unless they name the steps: "How to make plum cake?"
 */
export function isBoldLine(run: ReadonlyArray<HtmlNode>, text: string, parent: HtmlElement): boolean {
  if (text.length > 80 || /[.!]$/.test(text) || (text.endsWith('?') && sectionOf(text) !== 'steps')) return false
  const isBold =
    /^(?:strong|b|dt|th|caption|legend|summary)$/.test(parent.name) ||
    run.every((node) => (isElement(node) ? isBoldElement(node) : node.type !== 'text' || /^[\s:]*$/.test(node.data)))
  return isBold && !isMeasured(text)
}

const boldTag = /^(?:strong|b|u)$/
const headingName = /(?:^|[\s_-])(?:sub)?(?:title|heading|header|headline|caption)(?:$|[\s_-])/i
/** Matches camel case: "ingHeading". */
const joinedHeadingName = /[a-z](?:Title|Heading|Header|Headline)(?:$|[\s_-])/

/**
 * Returns true for an element with a class such as "recipe-ingredients__title". It is a heading, even with another tag.
 */
export function isNamedHeading(element: HtmlElement, text: string): boolean {
  if (text.length > 60 || /\d/.test(text)) return false
  if (hasHeadingName(element)) return true
  const only = onlyChild(element)
  return only !== null && hasHeadingName(only) && textOf(only) === text
}

/** A box may have thousands of lines, and each of them asks. */
const onlyChild = remembered((element: HtmlElement) => {
  const [only, ...others] = childElements(element)
  return only !== undefined && others.length === 0 ? only : null
})

function hasHeadingName({ attribs }: HtmlElement): boolean {
  const names = attribs['class'] ?? ''
  return headingName.test(names) || joinedHeadingName.test(names)
}

function isBoldElement(element: HtmlElement): boolean {
  if (boldTag.test(element.name)) return true
  const [only, ...others] = childElements(element)
  return only !== undefined && others.length === 0 && isBoldElement(only) && textOf(only) === textOf(element)
}

const editSection = /(?:^|[\s-])editsection(?:$|\s)/

/** Returns the text of a heading without the links of a wiki or manual behind it: "Dough [edit | edit source]", "Dough ¶". */
export function withoutEditLink(heading: HtmlElement): string {
  const text = textOfAll(beforeControls(heading))
  const last = childElements(heading).at(-1)
  if (!last) return text
  const end = textOf(last)
  const isEdit = editSection.test(last.attribs['class'] ?? '') || (last.name === 'a' && !/[\p{L}\p{N}]/u.test(end))
  return isEdit && end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trim() : text
}

/** Returns the start of a heading, without a box of buttons and switches in it: "Ingredients [1x] [2x] Metric". */
function beforeControls({ children }: HtmlElement): ReadonlyArray<HtmlNode> {
  const end = children.findIndex((node) => isElement(node) && holdsControl(node))
  return end > 0 && children.slice(0, end).some((node) => textOf(node) !== '') ? children.slice(0, end) : children
}

const holdsControl = (element: HtmlElement) =>
  isControl(element) || elementsBelow(element).slice(0, mostInHeading).some(isControl)
const isControl = ({ name }: HtmlElement) => name === 'button' || name === 'select' || name === 'input'
const mostInHeading = 50

const longestLabel = 40

/** Returns true for "Ingredients:" in bold inside a paragraph. The text behind it starts the list. */
export function isRunInLabel(element: HtmlElement): boolean {
  if (!boldTag.test(element.name)) return false
  const text = startOfText(element, longestLabel + 1)
  return text.length <= longestLabel && /[:：]$/.test(text) && /^(?:ingredients|steps)$/.test(sectionOfLine(text) ?? '')
}
