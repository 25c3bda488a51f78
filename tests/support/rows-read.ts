import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Db } from '../../src/db/connection/connect.ts'

const Node = z.looseObject({
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(Node).default([])
  },
})
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node })) }))

function rowsIn(node: z.infer<typeof Node>, tables: RegExp): number {
  const isCounted = tables.test(node['Relation Name'] ?? node['Index Name'] ?? '')
  const own = isCounted ? (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'] : 0
  return own + node.Plans.reduce((sum, plan) => sum + rowsIn(plan, tables), 0)
}

/**
 * Returns the number of rows that the queries of `work` read from these tables and indexes, as counted by PostgreSQL.
 * This shows whether a query scales, without measuring time. Each query runs twice: once in `work`, and once to be
 * explained.
 */
export async function rowsReadBy(pool: Pool, tables: RegExp, work: (db: Db) => Promise<unknown>): Promise<number> {
  const queries: Array<{ query: string; params: Array<unknown> }> = []
  await work(drizzle({ client: pool, logger: { logQuery: (query, params) => void queries.push({ query, params }) } }))
  let sum = 0
  for (const { query, params } of queries) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, params)
    for (const row of Explained.parse(rows)) sum += rowsIn(row['QUERY PLAN'][0]!.Plan, tables)
  }
  return sum
}
