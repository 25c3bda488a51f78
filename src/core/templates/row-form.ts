import { z } from 'zod'
import { NotionForm } from './notion-form.ts'
import { type TemplateTable, tableTemplates } from './table-templates.ts'

/** A row as typed, by column. The form of the table's own page checks the values. */
export const rowForm = (table: TemplateTable) =>
  z.object(Object.fromEntries(tableTemplates[table].fields.map(({ name }) => [name, z.string().default('')])))

/** All forms of the page of a table. */
export const templateForm = (table: TemplateTable) =>
  z.discriminatedUnion('intent', [
    rowForm(table).extend({ intent: z.literal('add') }),
    NotionForm.extend({ intent: z.literal('notion') }),
  ])
