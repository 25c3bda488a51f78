import { linesOf } from '../../readers/html-text.ts'
import { elementsBelow, isElement, parentElement, type HtmlElement } from '../../readers/html-tree.ts'

const boxes = new Set(['div', 'span', 'label', 'section', 'article', 'a', 'dl', 'p'])
const longestRow = 160

/**
 * Returns true for a box with little text among similar boxes. Some pages use such boxes instead of `<li>` ("200 g" |
 * "flour").
 */
export function isRow(element: HtmlElement): boolean {
  if (!boxes.has(element.name) || (!element.attribs['class'] && element.name !== 'label')) return false
  const known = rows.get(element)
  if (known !== undefined) return known
  const answer = hasSiblingsAlike(element) && isOneLine(element)
  rows.set(element, answer)
  return answer
}

/** Results per element. They disappear together with their page. */
const rows = new WeakMap<HtmlElement, boolean>()
const kindsIn = new WeakMap<object, Map<string, number>>()

function hasSiblingsAlike(element: HtmlElement): boolean {
  const parent = parentElement(element)
  if (!parent) return false
  const known = kindsIn.get(parent) ?? countKinds(parent)
  kindsIn.set(parent, known)
  return (known.get(kindOf(element)) ?? 0) >= 2
}

/** Counts children of each kind. Returns no counts if there is text between the children, because that means prose. */
function countKinds(parent: HtmlElement): Map<string, number> {
  const counts = new Map<string, number>()
  for (const child of parent.children) {
    if (child.type === 'text' && child.data.trim() !== '') return new Map()
    if (isElement(child)) counts.set(kindOf(child), (counts.get(kindOf(child)) ?? 0) + 1)
  }
  return counts
}

function kindOf({ name, attribs }: HtmlElement): string {
  return `${name}.${attribs['class'] ?? ''}`
}

function isOneLine(element: HtmlElement): boolean {
  const below = elementsBelow(element)
  if (below.length > 25 || below.some(({ name }) => /^(?:li|tr|h[1-6])$/.test(name))) return false
  const lines = linesOf(element)
  if (lines.length > 5 || lines.join(' ').length > longestRow) return false
  return lines.filter((line) => /^[\d½¼¾⅓⅔]+\s*\p{L}/u.test(line)).length < 2
}
