import { startsWithNumber } from '../../../../core/ingredients/fraction-signs.ts'
import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { toIngredient } from '../../../../core/ingredients/parse-line.ts'
import { sectionOfLine } from '../section-words.ts'
import { bareLine } from './note-lines.ts'
import { type Column, columnNamed } from './pasted-table.ts'

const row = /^\s*\|.*\|\s*$/
/** "|---|---:|" and the rules of reStructuredText, "+---+---+". */
const ruleMarks = /^\s*[|+][\s|+:=-]*[|+]\s*$/
const isRule = (line: string) => ruleMarks.test(line) && /[-=]/.test(line)

/** Writes the tables of foods in Markdown or reStructuredText as items: "| Flour | 200 g |" becomes "- 200 g Flour". */
export function withTablesAsItems(text: string): string {
  if (!text.includes('|')) return text
  const lines = text.split('\n')
  const written: Array<string> = []
  let isFoods = true
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const section = sectionOfLine(bareLine(line))
    if (section !== null) isFoods = section === 'ingredients'
    const end = endOfTable(lines, at)
    const table = lines.slice(at, end)
    // A table may have more rows than a call takes arguments.
    for (const output of table.length === 0 ? [line] : ((isFoods ? itemsOf(table) : null) ?? table))
      written.push(output)
    at = Math.max(at, end - 1)
  }
  return written.join('\n')
}

const isTable = (line: string) => row.test(line) || isRule(line)
/** "---|---:" */
const bareRule = /^\s*:?-{2,}:?\s*\|[\s|:-]*$/
const longestRow = 500

/** Below the rule of a table, its rows need no marks at their edges. */
function endOfTable(lines: ReadonlyArray<string>, start: number): number {
  let end = start
  let isBare = bareRule.test((lines[start + 1] ?? '').slice(0, longestRow)) && (lines[start] ?? '').includes('|')
  for (let line = lines[end]; line !== undefined; line = lines[end]) {
    if (isRule(line) && end === start + 1) isBare = true
    if (!isTable(line) && !(isBare && line.includes('|'))) break
    end += 1
  }
  return end
}

function itemsOf(lines: ReadonlyArray<string>): Array<string> | null {
  const [header = [], ...rows] = lines
    .filter((line) => !isRule(line) && !bareRule.test(line.slice(0, longestRow)))
    .map(cellsOf)
  const named = header.every((cell) => cell === '') ? unnamed(header, rows) : header.map(columnNamed)
  const columns = named.includes('amount') ? named : withAmounts(named, rows)
  const isOfFoods = columns.includes('food') && columns.includes('amount') && rows.length > 0
  return isOfFoods ? rows.map((cells) => `- ${lineOf(cells, columns)}`).filter((line) => line !== '- ') : null
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())

/** Without names, one of two columns has the amounts. */
function unnamed(header: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): Array<Column> {
  const columns = withAmounts(
    header.map(() => 'other'),
    rows,
  )
  const food = header.length === 2 ? 1 - columns.indexOf('amount') : -1
  return columns.map((column, index) => (index === food && column === 'other' ? 'food' : column))
}

/** The column of amounts may say for how many people they are. */
function withAmounts(columns: ReadonlyArray<Column>, rows: ReadonlyArray<ReadonlyArray<string>>): Array<Column> {
  const amounts = columns.findIndex(
    (column, index) =>
      column === 'other' && rows.filter((cells) => startsWithNumber(cells[index] ?? '')).length * 2 > rows.length,
  )
  return columns.map((column, index) => (index === amounts ? 'amount' : column))
}

function lineOf(cells: ReadonlyArray<string>, columns: ReadonlyArray<Column>): string {
  const cellsIn = (...wanted: Array<Column>) =>
    wanted.flatMap((column) => cells.filter((cell, index) => cell !== '' && (columns[index] ?? 'other') === column))
  const food = cellsIn('food').join(' ')
  const amount = cellsIn('amount', 'unit').join(' ')
  const notes = cellsIn('note', 'other')
  if (amount === '' || food === '') return [food || amount, ...notes].filter(Boolean).join(', ')
  const [, bare = amount, remark = ''] = /^([^()]+?)\s+(\([^()]+\))$/.exec(amount) ?? []
  const line = measuresIngredient(remark) ? `${amount} ${food}` : `${bare} ${food} ${remark}`.trim()
  // "For frying" and "to taste" stand behind the food.
  return (toIngredient(line, null).amount === '' ? [food, amount, ...notes] : [line, ...notes]).join(', ')
}
