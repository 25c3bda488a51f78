import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { mostEntries, type PlanEntry } from '../../core/planning/meal-plan.ts'
import { numberText } from '../../core/text/number-text.ts'
import {
  countOtherEntries,
  listPlanEntries,
  putPlanEntries,
  removePlanEntries,
} from '../../db/planning/plan-entries.ts'
import type { App } from '../app/app.ts'

export interface PlanChange {
  put: ReadonlyArray<PlanEntry>
  remove: ReadonlyArray<string>
}

type ChangeOutcome = { ok: true; entries: Array<PlanEntry> } | { ok: false; problem: string }

/**
 * Changes the cook's plan and returns all of it. The same change may arrive twice, from a browser that missed the
 * answer, so entries are recognized by their ids. If an entry was changed twice, the later change counts.
 */
export async function changePlan({ db }: App, user: SignedIn, { put, remove }: PlanChange): Promise<ChangeOutcome> {
  return db.transaction(async (transaction) => {
    await removePlanEntries(transaction, user.id, remove)
    if (put.length > 0 && (await countOtherEntries(transaction, user.id, put)) + put.length > mostEntries)
      return { ok: false, problem: `A plan can hold ${numberText(mostEntries)} dishes. Clear some old weeks first.` }
    await putPlanEntries(transaction, user.id, put)
    return { ok: true, entries: await listPlanEntries(transaction, user.id) }
  })
}
