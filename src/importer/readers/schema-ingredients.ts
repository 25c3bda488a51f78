import type { Line } from './findings.ts'
import { asArray, hasType, isNode, textIn, type Node } from './linked-data.ts'
import { longest, mostEntries, plainLines } from './plain-text.ts'
import { isRichText, richTextLines } from './rich-text.ts'
import { headingText, isGroupHeading, isShouted, withoutBullet } from './written-lines.ts'

const deepest = 6

/** Reads `recipeIngredient` in its known formats: lines, one string of lines, objects, and named lists of lists. */
export function schemaIngredients(value: unknown): Array<Line> {
  const lines: Array<Line> = []
  gather(value, null, lines, 0)
  return groupedByHeadings(lines).slice(0, mostEntries)
}

/** Turns heading lines into the group of the lines below them. */
function groupedByHeadings(lines: ReadonlyArray<Line>): Array<Line> {
  const grouped: Array<Line> = []
  let heading: string | null = null
  const isQuiet = lines.filter(({ text }) => isShouted(text)).length < lines.length * 0.3
  for (const line of lines) {
    const text = withoutBullet(line.text)
    if (text === '') continue
    if (isGroupHeading(text) || (isQuiet && isShouted(text))) heading = headingText(text)
    else grouped.push({ text, group: heading ?? line.group })
  }
  // If every line looks like a heading, the lines are ingredients.
  return grouped.length > 0 ? grouped : lines.map((line) => ({ ...line, text: withoutBullet(line.text) }))
}

function gather(value: unknown, group: string | null, lines: Array<Line>, depth: number) {
  if (depth > deepest || lines.length > mostEntries) return
  if (typeof value === 'string') {
    for (const text of plainLines(value, longest.line)) lines.push({ text, group })
  } else if (Array.isArray(value)) {
    for (const entry of value.slice(0, mostEntries)) gather(entry, group, lines, depth + 1)
  } else if (isNode(value)) gatherNode(value, group, lines, depth)
}

const listProperties = [
  'itemListElement',
  'recipeIngredient',
  'ingredients',
  'items',
  'ingredientLines',
  'list',
  'lines',
]

function gatherNode(node: Node, group: string | null, lines: Array<Line>, depth: number) {
  const list = listProperties.find((property) => Array.isArray(node[property]) || isNode(node[property]))
  if (list !== undefined) {
    const name = textIn(node['name'] ?? node['title'], longest.title)
    gather(node[list], name === '' ? group : name, lines, depth + 1)
  } else if (isNode(node['item']) || (hasType(node, 'listitem') && typeof node['item'] === 'string')) {
    gather(node['item'], group, lines, depth + 1)
  } else if (isRichText(node)) {
    for (const text of richTextLines(node)) lines.push({ text, group })
  } else {
    const heading = textIn(node['heading'] ?? node['header'], longest.title)
    const text = lineOf(node) || (heading && `${heading}:`)
    if (text !== '') lines.push({ text, group })
  }
}

const amountProperties = ['amount', 'quantity', 'requiredQuantity', 'qty', 'value', 'unit', 'unitText', 'measure']

const noteProperties = ['note', 'notes', 'comment', 'preparation', 'extraInfo']

function lineOf(node: Node): string {
  if (typeof node['line'] === 'string') return textIn(node['line'], longest.line)
  const whole = textIn(
    node['text'] ?? node['original'] ?? node['raw'] ?? node['display'] ?? node['label'] ?? node['@value'],
    longest.line,
  )
  if (whole !== '') return whole
  const name = wordsIn(node['name'] ?? node['ingredient'] ?? node['food'] ?? node['product'] ?? node['title'])
  const known = amountProperties.flatMap((property) => amountWords(node[property]))
  const amount = (known.length > 0 ? known : similarProperties(node).flatMap(amountWords)).join(' ')
  const around = [wordsIn(node['prefix']), name, wordsIn(node['suffix'])].filter((words) => words !== '')
  const note = noteProperties.map((property) => textIn(node[property], longest.line)).find((words) => words !== '')
  const line = `${amount} ${around.join(' ')}`.trim()
  return name === '' ? '' : note === undefined || line.includes(note) ? line : `${line}, ${note}`
}

/** Returns values such as `displayQuantity` and `displayUnitOfMeasurement`, the quantity first. */
const similarProperties = (node: Node) =>
  [/quantity|amount/i, /unit|measure/i].map((name) => Object.entries(node).find(([key]) => name.test(key))?.[1])

/** Returns the text of a unit. Prefers the abbreviation, because recipes use it. */
function wordsIn(value: unknown): string {
  if (!isNode(value)) return textIn(value, longest.line)
  const forms = [value['abbreviation'], value['name'], value['name_singular'], value['title'], value['label']]
  return textIn(forms, longest.line)
}

function amountWords(value: unknown): Array<string> {
  if (isNode(value)) {
    const unit = value['unitText'] ?? value['unitCode'] ?? wordsIn(value)
    return asArray([value['value'] ?? value['amount'], unit]).flatMap(amountWords)
  }
  const text = textIn(value, longest.title)
  return text === '' ? [] : [text]
}
