import { type PlanEntry, planChange } from '../../../core/planning/meal-plan.ts'
import { emptyPlan, readPlan, readPlanWithoutWeeks, type StoredPlan } from '../../../core/planning/read-plan.ts'
import { localDay, mondayOf } from '../../../core/planning/weeks.ts'
import { offlineEntries } from '../../browser/offline-entries.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

/** The plan in this browser. All tabs share it. Version 1 had one week without dates. */
export const planEntry = storedEntry<StoredPlan>({
  name: offlineEntries.mealPlan,
  version: 2,
  empty: emptyPlan,
  check: (value, version) => (version === 2 ? readPlan(value) : readPlanWithoutWeeks(value, thisWeek())),
})

/** The Monday of the current week, on the visitor's clock. */
const thisWeek = () => mondayOf(localDay(new Date()))

/** Changes the plan. In an account, notes what has to be sent. Returns false when the browser cannot store it. */
export function changeEntries(change: (entries: ReadonlyArray<PlanEntry>) => ReadonlyArray<PlanEntry>): boolean {
  const before = planEntry.read()
  const entries = change(before.entries)
  const { put, remove } = planChange(before.entries, entries)
  const changed = before.account ? [...put.map(({ id }) => id), ...remove] : []
  return planEntry.write({ ...before, entries, unsent: [...new Set([...before.unsent, ...changed])] })
}
