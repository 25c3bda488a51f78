import { expect, test } from 'vitest'
import { tableTemplates } from '../templates/table-templates.ts'
import { kindOfTable } from './note-table.ts'

const columns = (table: keyof typeof tableTemplates) => tableTemplates[table].fields.map(({ name }) => name)

test.each([
  ['recipes', 'recipes'],
  ['blog_posts', 'posts'],
  ['faqs', 'faqs'],
  ['affiliates', 'ads'],
  ['knowledge_base_articles', null],
] as const)('recognizes a database made from the template of %s as %s, whatever its name', (table, kind) => {
  expect(kindOfTable('Untitled', columns(table))).toBe(kind)
})

test.each([
  ['Food', ['Name', 'Ingredients', 'Tags'], 'recipes'],
  ['Food', ['Name', 'Cook Time'], 'recipes'],
  ['My Recipes', ['Name', 'Tags'], 'recipes'],
  ['Blog', ['Name', 'Tags'], 'posts'],
  ['Help', ['Question', 'Answer'], 'faqs'],
  ['Budget', ['Name', 'Amount'], null],
])('recognizes "%s" with the columns %j as %s', (title, names, kind) => {
  expect(kindOfTable(title, names)).toBe(kind)
})
