import { fieldsOf } from '../text/fields-of.ts'
import { mostRows } from './imports.ts'

/** Messages from the specification's error catalog. */
export const webhookMessages = {
  empty: 'Please enter a valid N8N webhook URL',
  fetch: (statusText: string) => `Failed to fetch from N8N: ${statusText}`,
  failed: 'Failed to import recipes. Please check the webhook URL and try again.',
  error: 'An error occurred during import.',
} as const

/** The names under which automations wrap their rows. */
const wrappers = ['recipes', 'data', 'items', 'rows', 'results', 'body']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the rows in an answer of an automation. Null if it has none. */
export function webhookRows(answer: unknown, depth = 0): ReadonlyArray<unknown> | null {
  if (Array.isArray(answer)) {
    const rows = answer.slice(0, mostRows + 1).map(withoutItem)
    const [only, ...others] = rows
    // N8N answers with a list of one item, which may hold the list of recipes.
    return others.length === 0 && isRecord(only) && depth < 3 ? (webhookRows(only, depth + 1) ?? rows) : rows
  }
  if (!isRecord(answer)) return null
  const inside = wrappers.map((name) => answer[name]).find((value) => Array.isArray(value))
  if (Array.isArray(inside)) return inside.slice(0, mostRows + 1).map(withoutItem)
  return 'title' in answer || 'name' in answer || 'ingredients' in answer ? [answer] : null
}

/** N8N keeps the data of an item below `json`. */
const withoutItem = (row: unknown) => (isRecord(row) && isRecord(row['json']) && !('title' in row) ? row['json'] : row)

/** The title of a row without one. */
export const untitled = 'Imported Recipe'

/** The type of rows that don't name one. The source of JSON files takes their fields by name. */
export const rowType = 'Row'

/**
 * Prepares rows for the source of JSON files, which skips what does not look like a recipe. With a type, all rows get an
 * outcome, in their order.
 */
export const typedRows = (rows: ReadonlyArray<unknown>) =>
  rows.map((row) => {
    const fields = isRecord(row) ? row : {}
    const { title, name, '@type': type } = fieldsOf(fields)
    const isRecipe = JSON.stringify(type ?? '').includes('Recipe')
    return { ...fields, '@type': isRecipe ? type : rowType, ...(!title && !name && { title: untitled }) }
  })
