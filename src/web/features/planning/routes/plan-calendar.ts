import { planCalendar } from '../../../../core/planning/calendar.ts'
import { mostEntries } from '../../../../core/planning/meal-plan.ts'
import { addDays, localDay } from '../../../../core/planning/weeks.ts'
import { listPlanEntries } from '../../../../db/planning/plan-entries.ts'
import { findPlanBehindLink } from '../../../../db/planning/plan-links.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { appContext } from '../../../shell/app-context.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import type { Route } from './+types/plan-calendar'

/** Calendars show the past months too, but a plan of years would be downloaded every hour. */
const pastDays = 92

/** The plan behind a secret address, for calendar programs. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const plan = await findPlanBehindLink(db, params.token)
  // A shared week has a page, and is not a calendar.
  if (!plan || plan.week !== null) return new Response('This calendar no longer exists.\n', { status: 404, headers })
  const now = new Date()
  const entries = await listPlanEntries(db, plan.userId, { from: addDays(localDay(now), -pastDays) })
  const { siteName } = await readSettings(db)
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin
  const calendar = planCalendar(entries.slice(0, mostEntries), { name: `${siteName}: meal plan`, origin, now })
  return new Response(calendar, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}

const headers = { ...secretPage, 'Content-Type': 'text/plain; charset=utf-8' }
