import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { is, SQL } from 'drizzle-orm'
import type { TemplateTable } from '../../core/templates/table-templates.ts'
import { affiliates } from '../schema/affiliates.ts'
import { blogPosts, faqs, knowledgeBaseArticles } from '../schema/content.ts'
import { recipes } from '../schema/recipes.ts'

interface TableColumn {
  name: string
  type: string
  isKey: boolean
  isRequired: boolean
  /** The default value as SQL. Null if there is none. */
  byDefault: string | null
}

const tables: Record<TemplateTable, PgTable> = {
  recipes,
  blog_posts: blogPosts,
  affiliates,
  knowledge_base_articles: knowledgeBaseArticles,
  faqs,
}
const dialect = new PgDialect()

/** Lists the columns of a table. */
export function describeTable(table: TemplateTable): Array<TableColumn> {
  return getTableConfig(tables[table]).columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    isKey: column.primary,
    isRequired: column.notNull && !column.hasDefault,
    byDefault: column.default === undefined ? null : defaultOf(column.default),
  }))
}

/** Returns SQL that creates the table in another database, without foreign keys to other tables. */
export function createTableSql(table: TemplateTable): string {
  const { columns } = getTableConfig(tables[table])
  const described = new Map(describeTable(table).map((column) => [column.name, column]))
  const lines = columns.map(({ name, notNull, primary }) => {
    const { type = '', byDefault = null } = described.get(name) ?? {}
    const parts = [name, type, primary ? 'PRIMARY KEY' : notNull ? 'NOT NULL' : '', byDefault && `DEFAULT ${byDefault}`]
    return `  ${parts.filter(Boolean).join(' ')}`
  })
  return `CREATE TABLE ${table} (\n${lines.join(',\n')}\n);`
}

function defaultOf(value: unknown): string {
  if (is(value, SQL)) return dialect.sqlToQuery(value).sql
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
