import { startsWithNumber } from '../../core/ingredients/fraction-signs.ts'
import type { Line } from './findings.ts'
import { asArray, entriesOf, hasType, isNode, textIn, type Node } from './linked-data.ts'
import { longest, mostEntries, namedLines, plainLines } from './plain-text.ts'
import { isRichText, richTextLines } from './rich-text.ts'
import {
  areShoutsHeadings,
  namesBasicFood,
  shoutedFoods,
  splitIntoAmounts,
  withoutBoldMarks,
  withoutCommas,
  withoutMissing,
} from './listed-lines.ts'
import { areBoldLinesHeadings } from './marked-headings.ts'
import { headingText, isGroupHeading, isShouted, withoutBullet } from './written-lines.ts'

const deepest = 6

/** Reads `recipeIngredient` in its known formats: lines, one string of lines, objects, and named lists of lists. */
export function schemaIngredients(value: unknown): Array<Line> {
  const lines: Array<Line> = []
  gather(value, null, lines, 0)
  const [only, ...others] = lines
  const parts = only && others.length === 0 ? splitIntoAmounts(only.text).map((text) => ({ ...only, text })) : lines
  return groupedByHeadings(withoutCommas(parts)).slice(0, mostEntries)
}

/** Turns heading lines into the group of the lines below them. */
function groupedByHeadings(lines: ReadonlyArray<Line>): Array<Line> {
  const grouped: Array<Line> = []
  let heading: string | null = null
  const texts = lines.map(({ text }) => withoutMissing(withoutBullet(withoutBoldMarks(text))))
  const isQuiet = areShoutsHeadings(texts)
  const foods = shoutedFoods(texts.filter((text) => text !== ''))
  for (const [index, line] of lines.entries()) {
    const text = texts[index] ?? ''
    if (text === '') continue
    const isShoutedHeading = isQuiet && isShouted(text) && !foods.has(text)
    if ((isGroupHeading(text) && !namesBasicFood(text)) || isShoutedHeading) heading = headingText(text)
    else grouped.push({ text, group: heading ?? line.group })
  }
  // If every line looks like a heading, the lines are ingredients.
  if (grouped.length > 0) return grouped
  return lines.filter((_, index) => texts[index] !== '').map((line) => ({ ...line, text: withoutBullet(line.text) }))
}

function gather(value: unknown, group: string | null, lines: Array<Line>, depth: number) {
  if (depth > deepest || lines.length > mostEntries) return
  if (typeof value === 'string') {
    for (const text of linesOfBlocks(value, namedLines)) lines.push({ text, group })
  } else if (Array.isArray(value)) {
    const entries = value.slice(0, mostEntries)
    const isList = entries.length > 1 && entries.every((entry) => typeof entry === 'string')
    const linesIn = isList && areBoldLinesHeadings(entries) ? namedLines : plainLines
    for (const entry of entries)
      if (isList) for (const text of linesOfBlocks(asOneLine(entry), linesIn)) lines.push({ text, group })
      else gather(entry, group, lines, depth + 1)
  } else if (isNode(value)) {
    const entries = entriesOf(value)
    if (entries) gather(entries, group, lines, depth + 1)
    else gatherNode(value, group, lines, depth)
  }
}

/** Joins the lines of an entry of a list. Editors wrap "200 g flour,\n sifted". Lines with amounts are entries of their own. */
function asOneLine(entry: string): string {
  if (!/[\n\r]/.test(entry)) return entry
  const [first, ...others] = entry.split(/\s*[\n\r]\s*/)
  return others.some((line) => startsWithNumber(line) || /^[•*-]|:$/.test(line)) ? entry : [first, ...others].join(' ')
}

/** Returns the lines of a text. A line alone between empty lines is a heading, if the other blocks have several lines. */
function linesOfBlocks(text: string, linesIn: typeof plainLines): Array<string> {
  const breaks = text.match(/<br\b[^>]*>/gi)?.length ?? 0
  const ends = text.match(/\n/g)?.length ?? 0
  const isStray = breaks > 0 && ends > breaks * 2 && !/<(?:p|li|div|ul|ol)\b/i.test(text)
  const written = isStray ? text.replaceAll(/\s*<br\b[^>]*>[ \t]*/gi, '\n') : text
  if (!/\n\s*\n/.test(written) || (!isStray && /<(?:p|br|li|div)\b/i.test(written)))
    return linesIn(written, longest.line)
  const blocks = written.split(/\n\s*\n/).map((block) => plainLines(block, longest.line))
  const areLists = blocks.filter((block) => block.length > 1).length > 0
  return blocks.flatMap((block, index) => {
    const [only = '', ...others] = block
    const isHeading = areLists && others.length === 0 && /^\D{1,40}$/.test(only) && (blocks[index + 1]?.length ?? 0) > 1
    return isHeading && !only.endsWith(':') ? [`${only}:`] : block
  })
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
    const name = textIn(node['name'] ?? node['title'] ?? node['heading'] ?? node['header'], longest.title)
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
  const amount = withoutRepeatedQuantity(known.length > 0 ? known : similarProperties(node).flatMap(amountWords)).join(
    ' ',
  )
  const around = [wordsIn(node['prefix']), name, wordsIn(node['suffix'])].filter((words) => words !== '')
  const note = noteProperties.map((property) => textIn(node[property], longest.line)).find((words) => words !== '')
  const line = `${amount} ${around.join(' ')}`.trim()
  return name === '' ? '' : note === undefined || line.includes(note) ? line : `${line}, ${note}`
}

/** Removes the quantity before a text that has it too: 300 and "300 g". */
const withoutRepeatedQuantity = (words: ReadonlyArray<string>) =>
  words.filter((word, index) => words[index + 1] !== word && !words[index + 1]?.startsWith(`${word} `))

/**
 * Returns values such as `displayQuantity` and `displayUnitOfMeasurement`, the quantity first. Shops also have the amount
 * that they sell (`sellingUnitQuantity`) and the id of its unit.
 */
function similarProperties(node: Node): Array<unknown> {
  const fields = Object.entries(node)
  const displayed = fields.filter(([key]) => /^display/i.test(key))
  return [/quantity|amount/i, /unit|measure/i].map(
    (name) => [...displayed, ...fields].find(([key]) => name.test(key))?.[1],
  )
}

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
