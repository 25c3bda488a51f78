import { emptyPlan, type MealPlan, readPlan } from '../../../core/planning/meal-plan.ts'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'

export const planEntry = storedEntry<MealPlan>({ name: 'meal-plan', version: 1, empty: emptyPlan, check: readPlan })

export function changePlan(change: (plan: MealPlan) => MealPlan): void {
  planEntry.write(change(planEntry.read()))
}

/** Returns the plan stored in this browser. All tabs share the plan. */
export const usePlan = (): MealPlan => useStored(planEntry)
