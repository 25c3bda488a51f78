import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const columnsOf = (row: string, name: string) => {
  const text = readFileSync(join(import.meta.dirname, '../functions', `${name}.sql`), 'utf8')
  return [...text.matchAll(new RegExp(String.raw`\b${row}\.([a-z_]+)`, 'g'))].map(([, column]) => column)
}

test('a change of any column that the search reads updates the index', () => {
  const read = [...columnsOf('recipe', 'search_row'), ...columnsOf('recipe', 'search_vocabulary_words')]
  expect(read.length).toBeGreaterThan(10)
  for (const row of ['changed', 'former']) {
    const watched = new Set(columnsOf(row, 'update_recipe_search'))
    expect(read.filter((column) => !watched.has(column))).toEqual([])
  }
})
