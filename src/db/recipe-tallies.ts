import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { recipeTallies } from './schema.ts'

type Kind = (typeof recipeTallies.$inferSelect)['kind']

/** How many recipes the site, a chef or a category has. */
export async function findTally(db: Db, kind: Kind, name = ''): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${recipeTallies.recipes}), 0)::int` })
    .from(recipeTallies)
    .where(and(eq(recipeTallies.kind, kind), eq(recipeTallies.name, name)))
  return row?.count ?? 0
}

/** The largest of several, and how many of them have recipes at all. */
export async function findLargestTally(db: Db, kind: Kind, names: Array<string>) {
  const { rows } = await db.execute<{ largest: number; count: number }>(sql`
    select coalesce(max(recipes), 0)::int as largest, count(*)::int as count from (
      select sum(${recipeTallies.recipes}) as recipes from ${recipeTallies}
      where ${and(eq(recipeTallies.kind, kind), inArray(recipeTallies.name, names))}
      group by ${recipeTallies.name} having sum(${recipeTallies.recipes}) > 0
    ) tallies`)
  return rows[0] ?? { largest: 0, count: 0 }
}

/** In the order of their names. */
export const listTallies = (db: Db, kind: Kind, limit: number) => list(db, kind, limit, [recipeTallies.name])

/** Those with most recipes first. */
export const listLargestTallies = (db: Db, kind: Kind, limit: number) =>
  list(db, kind, limit, [desc(count), recipeTallies.name])

const count = sql<number>`sum(${recipeTallies.recipes})::int`

async function list(
  db: Db,
  kind: Kind,
  limit: number,
  order: Array<SQL | typeof recipeTallies.name>,
): Promise<Array<{ name: string; count: number }>> {
  return db
    .select({ name: recipeTallies.name, count })
    .from(recipeTallies)
    .where(eq(recipeTallies.kind, kind))
    .groupBy(recipeTallies.name)
    .having(sql`${count} > 0`)
    .orderBy(...order)
    .limit(limit)
}
