import { linesOf } from '../../readers/html-text.ts'
import { isElement, type HtmlElement } from '../../readers/html-tree.ts'

const boxes = new Set(['div', 'span', 'label', 'section', 'article', 'a', 'dl', 'p'])
const longestRow = 160
const mostElements = 25

/**
 * Returns the boxes with little text among similar boxes. Some pages use such boxes instead of `<li>` ("200 g" |
 * "flour").
 */
export function rowsIn(elements: ReadonlyArray<HtmlElement>): ReadonlySet<HtmlElement> {
  const rows = new Set<HtmlElement>()
  for (const parent of elements) for (const box of similarBoxes(parent)) if (isOneLine(box)) rows.add(box)
  return rows
}

/** Returns the boxes that have one like them beside them. Text between boxes means prose, so that none is returned. */
function similarBoxes(parent: HtmlElement): ReadonlyArray<HtmlElement> {
  const { children } = parent
  if (children.length < 2) return noBoxes
  const candidates: Array<HtmlElement> = []
  for (const child of children)
    if (child.type === 'text') {
      if (/\S/.test(child.data)) return noBoxes
    } else if (isElement(child) && isBox(child)) candidates.push(child)
  if (candidates.length < 2) return noBoxes
  const counts = new Map<string, number>()
  for (const box of candidates) counts.set(kindOf(box), (counts.get(kindOf(box)) ?? 0) + 1)
  return candidates.filter((box) => (counts.get(kindOf(box)) ?? 0) > 1)
}

const noBoxes: ReadonlyArray<HtmlElement> = []

function isBox({ name, attribs }: HtmlElement): boolean {
  return boxes.has(name) && (Boolean(attribs['class']) || name === 'label')
}

function kindOf({ name, attribs }: HtmlElement): string {
  return `${name}.${attribs['class'] ?? ''}`
}

function isOneLine(element: HtmlElement): boolean {
  if (!isSmall(element)) return false
  const lines = linesOf(element)
  if (lines.length > 5 || lines.join(' ').length > longestRow) return false
  return lines.filter((line) => /^[\d½¼¾⅓⅔]+\s*\p{L}/u.test(line)).length < 2
}

/** Returns true for few elements without a list, table or heading. Stops early, because boxes are nested deeply. */
function isSmall(box: HtmlElement): boolean {
  let left = mostElements
  const isFine = (element: HtmlElement): boolean => {
    left -= 1
    return left >= 0 && !/^(?:li|tr|h[1-6])$/.test(element.name) && areFine(element)
  }
  const areFine = (parent: HtmlElement) => parent.children.every((child) => !isElement(child) || isFine(child))
  return areFine(box)
}
