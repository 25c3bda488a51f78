import { isElement, type HtmlElement } from '../../readers/html-tree.ts'
import { isBlank } from './element-kinds.ts'
import { remembered } from './remembered.ts'
import { sectionOf, sectionOfLine, type Section } from './section-words.ts'

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

/** Returns a function that tells whether an element is nothing but a link to such an address. */
function onlyLinkTo(address: RegExp): (element: HtmlElement) => boolean {
  const isLinkToIt: (element: HtmlElement) => boolean = remembered((element: HtmlElement) => {
    if (element.name === 'a') return address.test(element.attribs['href'] ?? '')
    const [only, ...others] = element.children.filter((node) => !isBlank(node) && node.type !== 'comment')
    return only !== undefined && others.length === 0 && isElement(only) && isLinkToIt(only)
  })
  return isLinkToIt
}

/** Returns true for a link with an address from the root, such as a tag. It heads no list. A tab ("?show=steps") does. */
export const isLinkFromRoot = onlyLinkTo(/^(?:https?:|\/)/)

/** Returns true for a link to another page. Old pages link to their neighbors: "../index.html". A link to a picture shows it. */
export const isLink = onlyLinkTo(/^(?:https?:|(?!#|.*\.(?:jpe?g|png|gif|webp)(?:[?#]|$))[^:]+$)/i)

/** Returns whether two elements have the same look, as the headings of one list do. */
export const looksLike = (one: HtmlElement, other: HtmlElement): boolean =>
  one.name === other.name && one.attribs['class'] === other.attribs['class']
