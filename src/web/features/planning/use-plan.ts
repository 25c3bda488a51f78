import { useMemo } from 'react'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { useKnownRecipes } from '../collections/use-known-recipes.ts'
import { changeEntries, planEntry } from './stored-plan.ts'
import { useAccountPlan } from './use-account-plan.ts'

/** The plan of this browser, in an account together with what other devices changed. `account` is null for visitors. */
export function usePlan(account: { id: string; entries: ReadonlyArray<PlanEntry> } | null) {
  const stored = useStored(planEntry, null)
  const { isCurrent, problem } = useAccountPlan(account?.id ?? null)
  // A browser that is new to the account has nothing to show until it has asked.
  const isUnknown = stored === null || (account !== null && !isCurrent && stored.entries.length === 0)
  const entries = isUnknown ? (account?.entries ?? none) : stored.entries
  const ids = useMemo(
    () => [...new Set(entries.flatMap((entry) => (entry.kind === 'recipe' ? (entry.recipeId ?? []) : [])))],
    [entries],
  )
  const { known } = useKnownRecipes(ids, followMoves)
  return { entries, known, problem }
}

const none: ReadonlyArray<PlanEntry> = []

/** Replaces the ids of recipes that have a new address. */
function followMoves(moved: SavedRecipes['moved']) {
  changeEntries((entries) =>
    entries.map((entry) => {
      const now = entry.kind === 'recipe' && entry.recipeId !== null ? moved[entry.recipeId] : undefined
      return now === undefined ? entry : { ...entry, recipeId: now }
    }),
  )
}
