import { useSyncExternalStore } from 'react'
import { emptyPlan, type MealPlan, readPlan } from '../../../../core/meal-plan/meal-plan.ts'

const entryName = 'meal-plan'
const listeners = new Set<() => void>()

/** What is shown: a browser that keeps nothing has it until the page is closed. */
let shown: MealPlan | null = null

function current(): MealPlan {
  shown ??= readPlan(kept())
  return shown
}

function kept(): string | null {
  try {
    return localStorage.getItem(entryName)
  } catch {
    return null
  }
}

export function changePlan(change: (plan: MealPlan) => MealPlan): void {
  shown = change(current())
  try {
    localStorage.setItem(entryName, JSON.stringify(shown))
  } catch {
    // Forbidden or full: the plan lasts as long as the page, which is enough to print it.
  }
  for (const listener of listeners) listener()
}

/** The plan of this browser, and of its other windows. */
export function usePlan(): MealPlan {
  return useSyncExternalStore(subscribe, current, () => emptyPlan)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // For good: what another window writes while no plan is shown here must not be overwritten later.
  window.addEventListener('storage', takeOver)
  return () => listeners.delete(listener)
}

/** Another window wrote. */
function takeOver({ key, newValue }: StorageEvent) {
  if (key !== entryName) return
  shown = readPlan(newValue)
  for (const listener of listeners) listener()
}
