import { fractionSigns, startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { linesOf, textOf } from '../../readers/html-text.ts'
import { childElements, isElement, type HtmlElement } from '../../readers/html-tree.ts'

const boxes = new Set(['div', 'span', 'label', 'section', 'article', 'a', 'dl', 'p'])
const longestRow = 160
const mostElements = 25

/**
 * Returns the boxes with little text among similar boxes. Some pages use such boxes instead of `<li>` ("200 g" |
 * "flour").
 */
export function rowsIn(elements: ReadonlyArray<HtmlElement>): ReadonlySet<HtmlElement> {
  const rows = new Set<HtmlElement>()
  for (const parent of elements) {
    const similar = similarBoxes(parent)
    const lists = kindsOfLists(similar)
    for (const box of similar) if (!lists.has(kindOf(box)) && isOneLine(box)) rows.add(box)
  }
  const looks = new Map<string, number>()
  for (const row of rows) if (startsWithAmount(row)) looks.set(kindOf(row), (looks.get(kindOf(row)) ?? 0) + 1)
  if (looks.size === 0) return rows
  for (const box of elements)
    if (isBox(box) && !rows.has(box) && (looks.get(kindOf(box)) ?? 0) >= fewestAlike && isOneLine(box)) rows.add(box)
  return rows
}

/** A part with one ingredient has one row, which looks like those of the other parts. */
const fewestAlike = 4

const startsWithAmount = (row: HtmlElement) => startsWithNumber((linesOf(row)[0] ?? '').trimStart())

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
  return name.includes('-') || (boxes.has(name) && (Boolean(attribs['class']) || name === 'label'))
}

function kindOf({ name, attribs }: HtmlElement): string {
  return `${name}.${attribs['class'] ?? ''}`
}

const amountAndWord = new RegExp(String.raw`^[\d${fractionSigns}][\d\s.,/${fractionSigns}]*\p{L}`, 'u')

function isOneLine(element: HtmlElement): boolean {
  if (!isSmall(element) || isCaptioned(element)) return false
  const lines = linesOf(element)
  if (lines.length > 5 || lines.join(' ').length > longestRow) return false
  if (lines.filter(isSentence).length > 1) return false
  return lines.filter((line) => amountAndWord.test(line)).length < 2
}

/** Returns the looks of paragraphs of which half or more are lists. Then the others are lists, too, however short. */
function kindsOfLists(similar: ReadonlyArray<HtmlElement>): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const box of similar)
    if (box.name === 'p') counts.set(kindOf(box), (counts.get(kindOf(box)) ?? 0) + (isList(box) ? 1 : -1))
  return new Set([...counts].filter(([, surplus]) => surplus >= 0).map(([kind]) => kind))
}

/** Returns true for several amounts with foods, separated by line breaks. */
const isList = (box: HtmlElement) => isSmall(box) && linesOf(box).filter((line) => amountAndWord.test(line)).length > 1

/** Two sentences on lines of their own are paragraphs. */
const isSentence = (line: string) => line.length > 20 && /[.!?。]$/.test(line)

const numberFirst = new RegExp(String.raw`^\W*[\d${fractionSigns}]`)

/** Returns true for a picture with a caption. An ingredient with an amount may be written like that, too. */
function isCaptioned(box: HtmlElement): boolean {
  const [only, ...others] = childElements(box)
  return only?.name === 'figure' && others.length === 0 && !numberFirst.test(textOf(only))
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
