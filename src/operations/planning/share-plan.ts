import { randomBytes } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { Day } from '../../core/planning/weeks.ts'
import { countPlanLinks, deletePlanLink, hasPlanLink, insertPlanLink } from '../../db/planning/plan-links.ts'
import type { App } from '../app/app.ts'

/** Two years of shared weeks, and the calendar. */
const mostLinks = 105
/** 144 bits, so that no address can be guessed. */
const tokenBytes = 18

/**
 * Creates the secret address of a week, or of the calendar with every week if `week` is null. Keeps an address that
 * exists.
 */
export async function sharePlan({ db }: App, user: SignedIn, week: Day | null): Promise<'shared' | 'too-many'> {
  if (await hasPlanLink(db, user.id, week)) return 'shared'
  if ((await countPlanLinks(db, user.id)) >= mostLinks) return 'too-many'
  await insertPlanLink(db, { token: randomBytes(tokenBytes).toString('base64url'), userId: user.id, week })
  return 'shared'
}

/** Removes the address. It stops working for good. */
export async function stopSharingPlan({ db }: App, user: SignedIn, week: Day | null): Promise<void> {
  await deletePlanLink(db, user.id, week)
}
