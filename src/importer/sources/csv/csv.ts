import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
import { parse } from 'csv-parse/sync'
import {
  byName,
  type ColumnField,
  columnFields,
  mostColumns,
  type TableColumns,
  type TableMapping,
} from '../../../core/importing/table-columns.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import type { Findings } from '../../readers/findings.ts'
import { fieldOfColumn } from '../../readers/field-names.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import type { Source } from '../../source.ts'

const mostRows = 50_000
/** Names of columns that only a table of recipes has. */
const recipeColumn = /^(?:ingredients?|directions|instructions|steps|zutaten|zubereitung|ingrédients|préparation)$/i
const isTitleColumn = (column: string) => fieldOfColumn(column) === 'title'

/** A table with one recipe per row: MyRecipeBox, Plan to Eat, or any table whose columns have the usual names. */
export const csv = {
  id: 'csv',
  label: 'CSV file',
  accepts: ({ bytes, name, url }) => /\.(?:csv|tsv)$/i.test(name) || (url === undefined && isRecipeTable(bytes)),
  async *read(document) {
    const { bytes, name, columns: mapping } = document
    const all = rowsOf(bytes, mostRows)
    const [header = []] = all
    if (header.length > mostColumns) {
      yield {
        ok: false,
        at: name,
        problem: `The table has ${header.length} columns, but at most ${mostColumns} are read`,
      }
      return
    }
    const rows = mapping?.hasHeader === false ? all : all.slice(1)
    const columns = header.map((column, place) => nameOf(column.trim(), mapping, place))
    if (!mapping && !columns.some(isTitleColumn)) {
      yield { ok: false, at: name, problem: 'The first row must name the columns, and one must be "title" or "name"' }
      return
    }
    const fields = columns.map(fieldOfColumn)
    const filled = rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => row.some(isFilled))
    yield* eachRecipe(
      document,
      filled,
      ({ row, number }) => {
        const found = recipeOfRow(columns, row, `Imported Recipe ${number}`)
        return { found, leftOut: unreadTimes(found, fields, row) }
      },
      ({ number }) => `row ${number + all.length - rows.length}`,
    )
  },
} satisfies Source

/** Returns the name under which a column is read. */
function nameOf(column: string, mapping: TableMapping | undefined, place: number): string {
  const use = mapping ? (mapping.fields[place] ?? null) : byName
  if (use === byName) return mapping?.hasHeader === false ? '' : column
  return use ?? ''
}

/** Signs that no table has. Some damaged cells of a large table do not matter. */
const binarySigns = /(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu
const sampleSigns = 4_000
const mostBinary = 0.02

function textOfTable(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  const sample = text.slice(0, sampleSigns)
  if ((sample.match(binarySigns)?.length ?? 0) > sample.length * mostBinary) throw new Error('The file is not text')
  return text
}

const rowsOf = (bytes: Uint8Array, most: number) =>
  parse(textOfTable(bytes), {
    bom: true,
    delimiter: delimiterOf(bytes),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
  }) as Array<Array<string>>

const sampleRows = 3
const longestSample = 80

/** Reads the columns from the beginning of a table and guesses what they hold. Throws if it is not a table, or too wide. */
export function readColumns(start: Uint8Array): TableColumns {
  const [header = [], ...rows] = rowsOf(start, sampleRows + 1)
  if (header.length > mostColumns) throw new Error('Too many columns')
  const fields = header.map(fieldOfColumn)
  const hasHeader = fields.some((field) => field !== null)
  const samples = hasHeader ? rows : [header, ...rows]
  return {
    hasHeader,
    columns: header.map((cell, place) => ({
      name: cell.trim().slice(0, longestSample),
      field: fields[place] ?? null,
      samples: samples.map((row) => (row[place] ?? '').trim().slice(0, longestSample)),
    })),
  }
}

/** Spreadsheets add empty rows at the end. */
const isFilled = (cell: string) => cell.trim() !== ''

const guard = /^'(?=[\s\p{Cc}]*[=+\-@|%＝＋－＠])/u

/**
 * Trims a cell and removes the apostrophe that tables get before text that looks like a formula. A line end after a
 * single line remains, because it marks a list of one entry.
 */
function textOfCell(cell: string): string {
  const text = cell.replace(guard, '')
  const isOneLine = text.indexOf('\n') === text.length - 1 && text.trim() !== ''
  return isOneLine ? text : text.trim()
}

function recipeOfRow(columns: ReadonlyArray<string>, row: ReadonlyArray<string>, defaultTitle: string): Findings {
  const cells = new Map<string, unknown>()
  for (const [place, text] of row.entries()) {
    const column = columns[place]
    if (column === undefined || text === '') continue
    cells.set(column, together(cells.get(column), cellOf(column, textOfCell(text))))
  }
  const found = recipeOfFields(Object.fromEntries(cells))
  return { ...found, title: found.title || defaultTitle }
}

const times = ['prepTime', 'cookTime', 'totalTime'] as const
const longestQuote = 60
/** Exporters write zero, a dash or one of these words into an empty field. */
const noTime = /^(?:[^\p{L}\d]*|[^1-9]*0[^1-9]*|n\/?a|none|null|unknown)$/iu

/** Names cells that should hold a time but hold other words, such as "soon". */
function unreadTimes(
  found: Findings,
  fields: ReadonlyArray<ColumnField | null>,
  row: ReadonlyArray<string>,
): Array<string> {
  return times
    .filter((time) => found[time] === null)
    .flatMap((time) => {
      const cells = row.flatMap((text, place) => (fields[place] === time ? [textOfCell(text).trim()] : []))
      const text = cells.find((cell) => !noTime.test(cell))
      return text === undefined ? [] : [`${columnFields[time]} “${shortened(text)}” isn’t a time, so it is left out.`]
    })
}

const shortened = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text)

/** Two columns with the same name are one list or text. */
function together(before: unknown, cell: unknown): unknown {
  if (before === undefined || before === '') return cell
  if (cell === '') return before
  return typeof before === 'string' && typeof cell === 'string' ? `${before}\n${cell}` : [before, cell].flat()
}

const isIngredients = (column: string) => /^(?:ingredients?|zutaten|ingrédients)$/i.test(column)
const isSteps = (column: string) => /^(?:directions|instructions|steps|method|zubereitung|préparation)$/i.test(column)

const longestCell = 50_000

const betweenIngredients = new RegExp(String.raw`\s*[;|]\s*|,\s+(?=[\d${fractionSigns}])`, 'u')

/** Reads a JSON list. Ingredients and steps may also be lines, or one line with semicolons. */
function cellOf(column: string, whole: string): unknown {
  const cell = whole.slice(0, longestCell)
  const listed = cell.startsWith('[') ? listIn(cell) : undefined
  if (listed) return listed
  if (!isIngredients(column) && !isSteps(column)) return whole
  if (isSteps(column)) return cell.includes('\n') ? cell : cell.split(/;\s*/)
  return cell.includes('\n') ? planToEatLines(cell) : cell.split(betweenIngredients)
}

function listIn(cell: string): ReadonlyArray<unknown> | undefined {
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

/** Plan to Eat starts a heading with a comma, and writes things as "2 itm". */
const planToEatLines = (cell: string) =>
  cell.replace(/^, *(\S[^\n]*)$/gm, '$1:').replace(/^([\d./]{1,12})[ \t]+(?:itm|unit)[ \t]/gim, '$1 ')

function firstLine(bytes: Uint8Array): string {
  return decodeText(bytes.subarray(0, 4_000)).split(/\r?\n/, 1)[0] ?? ''
}

function delimiterOf(bytes: Uint8Array): string {
  const line = firstLine(bytes)
  const counts = [',', ';', '\t'].map((delimiter) => [line.split(delimiter).length, delimiter] as const)
  return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ','
}

function isRecipeTable(bytes: Uint8Array): boolean {
  const columns = firstLine(bytes)
    .split(/[,;\t]/)
    .map((column) => column.replaceAll('"', '').trim())
  return columns.some(isTitleColumn) && columns.some((column) => recipeColumn.test(column))
}
