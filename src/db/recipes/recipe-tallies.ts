import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { recipeTallies } from '../schema/recipes.ts'

type Kind = (typeof recipeTallies.$inferSelect)['kind']

/** Counts the recipes of the site, a chef or a category. */
export async function findTally(db: Db, kind: Kind, name = ''): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${recipeTallies.recipes}), 0)::int` })
    .from(recipeTallies)
    .where(and(eq(recipeTallies.kind, kind), eq(recipeTallies.name, name)))
  return row?.count ?? 0
}

export interface Tally {
  name: string
  count: number
}

interface Wanted {
  limit: number
  /** Lowercase beginnings of the wanted names, without leading punctuation. If missing, all names match. */
  beginnings?: Array<string>
}

/** Lists the largest tallies and returns the total number. */
export async function listTallies(db: Db, kind: Kind, { limit, beginnings }: Wanted) {
  const { name, recipes } = recipeTallies
  const isWanted =
    beginnings &&
    sql`(lower(${name}) ^@ any(${sql.param(beginnings)}::text[])
      or regexp_replace(lower(${name}), '^[^[:alnum:]]+', '') ^@ any(${sql.param(beginnings)}::text[]))`
  const count = sql<number>`sum(${recipes})::int`
  const rows = await db
    .select({ name, count, total: sql<number>`(count(*) over ())::int` })
    .from(recipeTallies)
    .where(and(eq(recipeTallies.kind, kind), isWanted))
    .groupBy(name)
    .having(sql`${count} > 0`)
    .orderBy(desc(count), name)
    .limit(limit)
  const tallies: Array<Tally> = rows.map((row) => ({ name: row.name, count: row.count }))
  return { tallies, total: rows[0]?.total ?? 0 }
}
