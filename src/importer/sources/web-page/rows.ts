import { linesOf } from '../../readers/html-text.ts'
import { childElements, elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'

const boxes = new Set(['div', 'span', 'label', 'section', 'article', 'a', 'dl', 'p'])
const longestRow = 160

/** Lists need not be made of `<li>`: boxes alike in a row, each with a little text, are its lines ("200 g" | "flour"). */
export function isRow(element: HtmlElement): boolean {
  if (!boxes.has(element.name) || !element.attribs['class']) return false
  const known = rows.get(element)
  if (known !== undefined) return known
  const answer = hasTwins(element) && isOneLine(element)
  rows.set(element, answer)
  return answer
}

/** Elements live as long as their page, and so do the answers about them. */
const rows = new WeakMap<HtmlElement, boolean>()
const twinsOf = new WeakMap<object, Map<string, number>>()

function hasTwins(element: HtmlElement): boolean {
  const { parent } = element
  if (!parent || parent.type === 'root') return false
  let counts = twinsOf.get(parent)
  if (!counts) {
    counts = new Map()
    for (const sibling of childElements(parent as HtmlElement)) counts.set(kindOf(sibling), (counts.get(kindOf(sibling)) ?? 0) + 1)
    twinsOf.set(parent, counts)
  }
  if ((counts.get(kindOf(element)) ?? 0) < 2) return false
  return parent.children.every((node) => node.type !== 'text' || node.data.trim() === '')
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
