import { startsWithNumber } from '../../../../core/ingredients/fraction-signs.ts'
import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { sectionOfLine } from '../section-words.ts'
import { areKnownFoods, isInOtherLanguage } from './known-foods.ts'
import { bareLine, isWrittenStep } from './note-lines.ts'

const columnNames = {
  food: /^(?:ingredients?|items?|foods?|products?|name|what|zutat(?:en)?|lebensmittel|ingrédients?|ingredientes?|ingredient[ei]|ingrediënt(?:en)?|ingrediens(?:er)?)$/iu,
  amount:
    /^(?:qty|quantity|amounts?|number|count|how much|menge|anzahl|quantité|cantidad|quantit[àa]|quantidade|hoeveelheid|aantal|mängd|mængde|mengde|antal)$/iu,
  unit: /^(?:units?|measures?|uom|einheit(?:en)?|unité|unidad|medida|unità|unidade|eenheid|enhet|enhed)$/iu,
  note: /^(?:notes?|comments?|remarks?|prep(?:aration)?|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|remarques?|notas?|opmerking(?:en)?)$/iu,
} as const

export type Column = keyof typeof columnNames | 'step' | 'other'
const fewestRows = 2

interface Table {
  columns: ReadonlyArray<Column>
  rows: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * Writes the rows of a table from a spreadsheet as lines: "Flour", "200" and "g" become "200 g Flour". The names of its
 * columns, or a column of numbers after the foods, tell what is what. A table without foods stays as it is.
 */
export function withTableAsLines(text: string): string {
  if (!text.includes('\t')) return text
  const lines = text.split('\n')
  const header = lines.findIndex((line) => columnsIn(line) !== null)
  const first = header < 0 ? lines.findIndex((line) => isUnnamedRow(line)) : header
  const columns = header < 0 ? unnamed : columnsIn(lines[header] ?? '')
  if (first < 0 || !columns) return text
  let end = header < 0 ? first : first + 1
  while (isRow(lines[end] ?? '') || isLoneCell(lines, end)) end += 1
  const rows = lines.slice(header < 0 ? first : first + 1, end).map(cellsOf)
  const table = rows.length < fewestRows ? null : withTablesBelow({ columns, rows })
  if (!table) return text
  const above = lines.slice(0, first).map(withoutTabs)
  const below = lines.slice(end).map(withoutTabs)
  const isOther = isInOtherLanguage(text)
  const foods = table.rows
    .map((row) => (!isOther && headsFoods(row) ? `${row[0]}:` : lineOf(row, table.columns)))
    .filter(Boolean)
  const steps = table.rows.flatMap((row) => cellsIn(row, table.columns, 'step'))
  const hasSteps = steps.length > 0 || below.some(isWrittenStep)
  const isRecipe = isOther ? hasSteps || foods.some(measuresIngredient) : listsFoods(table)
  if (!isRecipe) return text
  const isNamed = above.some((line) => sectionOfLine(bareLine(line)) === 'ingredients')
  const areStepsNamed = below.some((line) => sectionOfLine(bareLine(line)) === 'steps')
  return [
    ...(above.some((line) => line.trim() !== '') ? above : [untitled, '']),
    ...(isNamed ? [] : ['Ingredients']),
    ...foods,
    ...(steps.length > 0 || (hasSteps && !areStepsNamed) ? ['Method'] : []),
    ...steps,
    ...below.filter((line) => steps.length === 0 || sectionOfLine(bareLine(line)) !== 'steps'),
  ].join('\n')
}

/** A table alone has no title. Its first row is none. */
const untitled = 'Imported Recipe'

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim())
const isRow = (line: string) => /\S\t/.test(line.trim())

/** "Salt" without an amount, or "Topping" above its foods. A sentence below the table is a step. */
function isLoneCell(lines: ReadonlyArray<string>, at: number): boolean {
  const line = lines[at] ?? ''
  const cell = line.trim()
  if (!line.includes('\t') || cell === '' || isWrittenStep(cell) || sectionOfLine(cell) !== null) return false
  return areKnownFoods([cell]) || isRow(lines[at + 1] ?? '')
}

const withoutTabs = (line: string) => (isRow(line) ? cellsOf(line).filter(Boolean).join(' ') : line)

/** Returns what the columns hold if the line names the one of the foods and the one of the amounts. */
function columnsIn(line: string): ReadonlyArray<Column> | null {
  if (!isRow(line)) return null
  const columns = cellsOf(line).map(columnNamed)
  return columns.includes('food') && columns.includes('amount') ? columns : null
}

const names = Object.keys(columnNames) as Array<keyof typeof columnNames>

/** Returns what a column with this heading holds. */
export const columnNamed = (cell: string): Column =>
  names.find((name) => columnNames[name].test(cell)) ?? (sectionOfLine(cell) === 'steps' ? 'step' : 'other')

const unnamed: ReadonlyArray<Column> = ['food', 'amount', 'unit', 'note']

/** "Flour", "200", "g". A row that starts with its amount reads well as it is, and "Serves", "4" is none. */
function isUnnamedRow(line: string): boolean {
  const [food = '', amount = '', unit = ''] = isRow(line) ? cellsOf(line) : []
  return /^\p{L}/u.test(food) && startsWithNumber(amount) && /^\p{L}/u.test(unit)
}

const ofOneFood: ReadonlyArray<Column> = ['food', 'amount', 'unit']

/**
 * Puts the second of two tables side by side below the first: the columns of both are the same. Returns null if columns
 * repeat otherwise, because it is not clear then which belong together.
 */
function withTablesBelow({ columns, rows }: Table): Table | null {
  const isRepeated = ofOneFood.some((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  if (!isRepeated) return { columns, rows }
  const width = columns.indexOf(columns[0] ?? 'other', 1)
  const isWhole = width > 0 && columns.length % width === 0
  if (!isWhole || columns.some((column, index) => column !== columns[index % width])) return null
  const own = columns.slice(0, width)
  if (ofOneFood.some((column) => own.indexOf(column) !== own.lastIndexOf(column))) return null
  const tables = columns.length / width
  const below = Array.from({ length: tables }, (_, table) =>
    rows.map((row) => row.slice(table * width, table === tables - 1 ? undefined : (table + 1) * width)),
  )
  return { columns: own, rows: below.flat().filter((row) => row.some((cell) => cell !== '')) }
}

/** Returns true for "Topping" alone in the first column. "Salt" alone is a food. */
const headsFoods = ([first = '', ...others]: ReadonlyArray<string>) =>
  first !== '' && others.every((cell) => cell === '') && !areKnownFoods([first])

/** People have numbers too, and goods have amounts. */
function listsFoods({ columns, rows }: Table): boolean {
  const foods = rows.filter((row) => !headsFoods(row)).flatMap((row) => cellsIn(row, columns, 'food'))
  return foods.length > 0 && areKnownFoods(foods)
}

/** Returns the cells of a column. Cells after the last named column are of another. */
const cellsIn = (cells: ReadonlyArray<string>, columns: ReadonlyArray<Column>, column: Column) =>
  cells.filter((cell, index) => cell !== '' && (columns[index] ?? 'other') === column)

function lineOf(cells: ReadonlyArray<string>, columns: ReadonlyArray<Column>): string {
  const cellsOfColumn = (column: Column) => cellsIn(cells, columns, column)
  const words = [...cellsOfColumn('amount'), ...cellsOfColumn('unit'), ...cellsOfColumn('food')].join(' ')
  const others = cellsOfColumn('other').join(', ')
  const isInBrackets = others !== '' && !/[()]/.test(others)
  const notes = [...cellsOfColumn('note'), isInBrackets ? '' : others].filter(Boolean)
  return words === '' ? '' : `${[words, ...notes].join(', ')}${isInBrackets ? ` (${others})` : ''}`
}
