import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { copyWeek } from '../../core/planning/meal-plan.ts'
import { addDays, type Day } from '../../core/planning/weeks.ts'
import { listPlanWeek } from '../../db/planning/plan-entries.ts'
import type { App } from '../app/app.ts'
import { changePlan } from './change-plan.ts'

/** Copies a week of the cook's plan to the next one, beside what is planned there. */
export async function copyPlanWeek(app: App, user: SignedIn, monday: Day) {
  const week = await listPlanWeek(app.db, user.id, monday)
  const put = copyWeek(week, { from: monday, to: addDays(monday, 7), newId: randomUUID })
  return changePlan(app, user, { put, remove: [] })
}

export async function clearPlanWeek(app: App, user: SignedIn, monday: Day) {
  const week = await listPlanWeek(app.db, user.id, monday)
  return changePlan(app, user, { put: [], remove: week.map(({ id }) => id) })
}
