import { expect, test } from 'vitest'
import { typedRows, webhookRows } from './webhook-rows.ts'

const soup = { title: 'Soup', ingredients: ['1 leek'] }

test.each([
  ['a list', [soup, soup], [soup, soup]],
  ['the items of N8N', [{ json: soup }, { json: soup }], [soup, soup]],
  ['one recipe', soup, [soup]],
  ['a list below a name', { count: 1, data: [soup] }, [soup]],
  ['a list below a name in the only item', [{ json: { recipes: [soup, 'x'] } }], [soup, 'x']],
  ['a list with one recipe', [soup], [soup]],
  ['no recipes', { message: 'Workflow was started' }, null],
  ['a number', 7, null],
  ['nothing', null, null],
])('finds the rows in %s', (_, answer, rows) => {
  expect(webhookRows(answer)).toEqual(rows)
})

test('gives every row an outcome: rows without a title get one, and rows that are no objects are empty recipes', () => {
  expect(typedRows([soup, { ingredients: [] }, 'x', { ...soup, '@type': ['Recipe'] }])).toEqual([
    { ...soup, '@type': 'Row' },
    { ingredients: [], '@type': 'Row', title: 'Imported Recipe' },
    { '@type': 'Row', title: 'Imported Recipe' },
    { ...soup, '@type': ['Recipe'] },
  ])
})
