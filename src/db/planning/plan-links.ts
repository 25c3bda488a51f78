import { and, eq, isNull, or } from 'drizzle-orm'
import type { Day } from '../../core/planning/weeks.ts'
import type { Db } from '../connection/connect.ts'
import { users } from '../schema/accounts.ts'
import { planLinks } from '../schema/planning.ts'

interface PlanLinks {
  /** The secret part of the calendar's address. Null without a calendar. */
  calendar: string | null
  /** The secret part of the shared week's address. */
  week: string | null
}

export async function findPlanLinks(db: Db, userId: string, monday: Day): Promise<PlanLinks> {
  const rows = await db
    .select({ token: planLinks.token, week: planLinks.week })
    .from(planLinks)
    .where(and(eq(planLinks.userId, userId), or(isNull(planLinks.week), eq(planLinks.week, monday))))
  const tokenOf = (week: Day | null) => rows.find((row) => row.week === week)?.token ?? null
  return { calendar: tokenOf(null), week: tokenOf(monday) }
}

/** Finds whose plan a secret address shows. The week is null for a calendar. The plan of a suspended account is not shown. */
export async function findPlanBehindLink(db: Db, token: string) {
  const [row] = await db
    .select({ userId: planLinks.userId, week: planLinks.week, by: users.name })
    .from(planLinks)
    .innerJoin(users, eq(users.id, planLinks.userId))
    .where(and(eq(planLinks.token, token), eq(users.banned, false)))
  return row
}

/** Keeps the link that is already there, so that two presses make one address. */
export async function insertPlanLink(db: Db, link: { token: string; userId: string; week: Day | null }): Promise<void> {
  await db.insert(planLinks).values(link).onConflictDoNothing()
}

const linkOf = (userId: string, week: Day | null) =>
  and(eq(planLinks.userId, userId), week === null ? isNull(planLinks.week) : eq(planLinks.week, week))

export const hasPlanLink = async (db: Db, userId: string, week: Day | null) =>
  (await db.$count(planLinks, linkOf(userId, week))) > 0

export const countPlanLinks = (db: Db, userId: string) => db.$count(planLinks, eq(planLinks.userId, userId))

export async function deletePlanLink(db: Db, userId: string, week: Day | null): Promise<void> {
  await db.delete(planLinks).where(linkOf(userId, week))
}
