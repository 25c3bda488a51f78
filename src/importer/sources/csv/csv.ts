import { parse } from 'csv-parse/sync'
import { decodeText } from '../../readers/decode-text.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { toDraft } from '../../readers/to-draft.ts'
import type { Source } from '../../source.ts'

const mostRows = 50_000
/** Names of columns that only a table of recipes has. */
const recipeColumn = /^(?:ingredients?|directions|instructions|steps|zutaten|zubereitung|ingrédients|préparation)$/i
const titleColumn = /^(?:title|name|recipe name|titel|titre)$/i

/** A table with one recipe per row: MyRecipeBox, Plan to Eat, or any table whose columns have the usual names. */
export const csv = {
  id: 'csv',
  label: 'CSV file',
  accepts: ({ bytes, name, url }) => /\.(?:csv|tsv)$/i.test(name) || (url === undefined && isRecipeTable(bytes)),
  async *read({ bytes, name }) {
    const [header, ...rows] = parse(decodeText(bytes), {
      bom: true,
      delimiter: delimiterOf(bytes),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows,
    }) as Array<Array<string>>
    const columns = (header ?? []).map((column) => column.trim())
    if (!columns.some((column) => titleColumn.test(column))) {
      yield { ok: false, at: name, problem: 'The first row must name the columns, and one must be "title" or "name"' }
      return
    }
    for (const [index, row] of rows.entries()) {
      const at = `${name}, row ${index + 2}`
      const fields = Object.fromEntries(columns.map((column, place) => [column, (row[place] ?? '').trim()]))
      const found = recipeOfFields(withHeadings(fields))
      if (found.title === '') yield { ok: false, at, problem: 'The recipe has no title' }
      else yield { ok: true, at: `${at}: ${found.title}`, draft: toDraft(found, { base: '' }) }
    }
  },
} satisfies Source

const isListed = (column: string) => /^(?:ingredients?|zutaten|ingrédients)$/i.test(column)

/**
 * Prepares the ingredients. Plan to Eat starts a heading with a comma, and writes things as "2 itm". Simple tables have all
 * ingredients in one line.
 */
function withHeadings(fields: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([column, value]) => [
    column,
    isListed(column) ? inLines(value.slice(0, longestCell)) : value,
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

const longestCell = 50_000

const inLines = (cell: string) =>
  cell.includes('\n')
    ? cell.replace(/^, *(\S[^\n]*)$/gm, '$1:').replace(/^([\d./]{1,12})[ \t]+(?:itm|unit)[ \t]/gim, '$1 ')
    : cell.split(/\s*[;|]\s*|,\s+(?=[\d½⅓⅔¼¾⅛])/u).join('\n')

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
  return columns.some((column) => titleColumn.test(column)) && columns.some((column) => recipeColumn.test(column))
}
