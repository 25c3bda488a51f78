import { and, asc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { PlanEntry } from '../../core/planning/meal-plan.ts'
import { addDays, type Day } from '../../core/planning/weeks.ts'
import type { Db } from '../connection/connect.ts'
import { isSavableBy } from '../recipes/recipe-visibility.ts'
import { planEntries } from '../schema/planning.ts'
import { recipes, redirects } from '../schema/recipes.ts'

/** A stretch of days. The end is not part of it. */
interface Days {
  from?: Day
  until?: Day
}

/** Lists the entries in the order in which they were planned. */
export async function listPlanEntries(db: Db, userId: string, { from, until }: Days = {}): Promise<Array<PlanEntry>> {
  const rows = await db
    .select()
    .from(planEntries)
    .where(
      and(
        eq(planEntries.userId, userId),
        from === undefined ? undefined : gte(planEntries.day, from),
        until === undefined ? undefined : lt(planEntries.day, until),
      ),
    )
    .orderBy(asc(planEntries.createdAt), asc(planEntries.id))
  return rows.map(toEntry)
}

export const listPlanWeek = (db: Db, userId: string, monday: Day) =>
  listPlanEntries(db, userId, { from: monday, until: addDays(monday, 7) })

export async function findPlanEntry(db: Db, userId: string, id: string): Promise<PlanEntry | undefined> {
  const [row] = await db
    .select()
    .from(planEntries)
    .where(and(eq(planEntries.userId, userId), eq(planEntries.id, id)))
  return row && toEntry(row)
}

function toEntry(row: typeof planEntries.$inferSelect): PlanEntry {
  const { id, day, meal, title, note, kind, recipeId, servings, leftoversOf } = row
  const placed = { id, day, meal, title, note }
  switch (kind) {
    case 'text':
      return { ...placed, kind }
    case 'recipe':
      return { ...placed, kind, recipeId, servings }
    case 'leftovers':
      return { ...placed, kind, of: leftoversOf ?? '' }
  }
}

/**
 * Adds entries and changes those with a known id. Recipes that the cook may not see, or that are gone, become entries
 * without a recipe, so that the result does not reveal which.
 */
export async function putPlanEntries(db: Db, userId: string, entries: ReadonlyArray<PlanEntry>): Promise<void> {
  if (entries.length === 0) return
  const wanted = entries.flatMap((entry) => (entry.kind === 'recipe' && entry.recipeId !== null ? entry.recipeId : []))
  const current = await listCurrentIds(db, userId, wanted)
  const rows = entries.map((entry, index) => ({
    userId,
    id: entry.id,
    day: entry.day,
    meal: entry.meal,
    kind: entry.kind,
    title: entry.title,
    note: entry.note,
    recipeId: entry.kind === 'recipe' ? (current.get(entry.recipeId ?? '') ?? null) : null,
    servings: entry.kind === 'recipe' ? entry.servings : null,
    leftoversOf: entry.kind === 'leftovers' ? entry.of : null,
    // Entries that arrive together stay in their order.
    createdAt: sql`now() + ${index} * interval '1 microsecond'`,
  }))
  await db
    .insert(planEntries)
    // Two tabs that send the same entries would wait for each other's locks.
    .values(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: [planEntries.userId, planEntries.id],
      set: {
        day: excluded('day'),
        meal: excluded('meal'),
        kind: excluded('kind'),
        title: excluded('title'),
        note: excluded('note'),
        recipeId: excluded('recipe_id'),
        servings: excluded('servings'),
        leftoversOf: excluded('leftovers_of'),
      },
    })
}

const excluded = (column: string) => sql.raw(`excluded.${column}`)

/** Maps the ids of recipes that the cook may see to their current ids, because recipes move. */
async function listCurrentIds(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ asked: string; now: string }>(sql`
    select asked, coalesce(here.id, moved.id) as now from unnest(${sql.param([...ids])}::text[]) asked
    left join ${recipes} here on here.id = asked and ${isSavableBy(userId, sql`here`)}
    left join ${redirects} on ${redirects.path} = '/recipe/' || asked
    left join ${recipes} moved on moved.id = replace(${redirects.target}, '/recipe/', '') and ${isSavableBy(userId, sql`moved`)}
    where coalesce(here.id, moved.id) is not null`)
  return new Map(rows.map(({ asked, now }) => [asked, now]))
}

export async function removePlanEntries(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<void> {
  if (ids.length === 0) return
  await db.delete(planEntries).where(and(eq(planEntries.userId, userId), inArray(planEntries.id, [...ids])))
}

/** Counts the entries of a plan, except these. */
export const countOtherEntries = (db: Db, userId: string, entries: ReadonlyArray<PlanEntry>): Promise<number> =>
  db.$count(
    planEntries,
    and(
      eq(planEntries.userId, userId),
      notInArray(
        planEntries.id,
        entries.map(({ id }) => id),
      ),
    ),
  )
