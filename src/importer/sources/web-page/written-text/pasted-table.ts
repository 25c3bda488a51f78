import { startsWithNumber } from '../../../../core/ingredients/fraction-signs.ts'
import { sectionOfLine } from '../section-words.ts'
import { bareLine, isWrittenStep } from './note-lines.ts'

const columnNames = {
  food: /^(?:ingredients?|items?|foods?|products?|name|what|zutat(?:en)?|lebensmittel|ingrédients?|ingredientes?|ingredient[ei]|ingrediënt(?:en)?|ingrediens(?:er)?)$/iu,
  amount:
    /^(?:qty|quantity|amounts?|number|count|how much|menge|anzahl|quantité|cantidad|quantit[àa]|quantidade|hoeveelheid|aantal|mängd|mængde|mengde|antal)$/iu,
  unit: /^(?:units?|measures?|uom|einheit(?:en)?|unité|unidad|medida|unità|unidade|eenheid|enhet|enhed)$/iu,
  note: /^(?:notes?|comments?|remarks?|prep(?:aration)?|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|remarques?|notas?|opmerking(?:en)?)$/iu,
} as const

type Column = keyof typeof columnNames
const fewestRows = 2

/**
 * Writes the rows of a table from a spreadsheet as lines: "Flour", "200" and "g" become "200 g Flour". The names of its
 * columns, or a column of numbers behind the foods, tell what is what.
 */
export function withTableAsLines(text: string): string {
  if (!text.includes('\t')) return text
  const lines = text.split('\n')
  const header = lines.findIndex((line) => columnsIn(line) !== null)
  const first = header < 0 ? lines.findIndex((line) => isUnnamedRow(line)) : header
  const columns = header < 0 ? unnamed : columnsIn(lines[header] ?? '')
  if (first < 0 || !columns) return text
  let end = header < 0 ? first : first + 1
  while (isRow(lines[end] ?? '')) end += 1
  const rows = lines.slice(header < 0 ? first : first + 1, end)
  if (rows.length < fewestRows) return text
  const above = lines.slice(0, first).map(withoutTabs)
  const below = lines.slice(end).map(withoutTabs)
  const isNamed = above.some((line) => sectionOfLine(bareLine(line)) === 'ingredients')
  const needsHeading = below.some(isWrittenStep) && !below.some((line) => sectionOfLine(bareLine(line)) === 'steps')
  return [
    ...(above.some((line) => line.trim() !== '') ? above : [untitled, '']),
    ...(isNamed ? [] : ['Ingredients']),
    ...rows.map((row) => lineOf(row, columns)),
    ...(needsHeading ? ['Method'] : []),
    ...below,
  ].join('\n')
}

/** A table alone has no title. Its first row is none. */
const untitled = 'Imported Recipe'

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim())
const isRow = (line: string) => /\S\t/.test(line.trim())
const withoutTabs = (line: string) => (isRow(line) ? cellsOf(line).filter(Boolean).join(' ') : line)

/** Returns what the columns hold if the line names the one of the foods and the one of the amounts. */
function columnsIn(line: string): ReadonlyArray<Column | null> | null {
  if (!isRow(line)) return null
  const names = Object.keys(columnNames) as Array<Column>
  const columns = cellsOf(line).map((cell) => names.find((name) => columnNames[name].test(cell)) ?? null)
  return columns.includes('food') && columns.includes('amount') ? columns : null
}

const unnamed: ReadonlyArray<Column> = ['food', 'amount', 'unit', 'note']

/** "Flour", "200", "g". A row that starts with its amount reads well as it is, and "Serves", "4" is none. */
function isUnnamedRow(line: string): boolean {
  const [food = '', amount = '', unit = ''] = isRow(line) ? cellsOf(line) : []
  return /^\p{L}/u.test(food) && startsWithNumber(amount) && /^\p{L}/u.test(unit)
}

function lineOf(row: string, columns: ReadonlyArray<Column | null>): string {
  const cells = cellsOf(row)
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const words = [cellOf('amount'), cellOf('unit'), cellOf('food')].filter(Boolean).join(' ')
  return [words, cellOf('note')].filter(Boolean).join(', ')
}
