import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import { type Day, localDay, mondayOf } from '../../../core/planning/weeks.ts'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { useSavedRecipes } from '../collections/use-saved-recipes.ts'
import { BlankWeek } from './blank-week.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PaperList } from './paper-list.tsx'
import { type PlanAddresses, PlanSharing } from './plan-sharing.tsx'
import { planEntry } from './stored-plan.ts'
import { usePlan } from './use-plan.ts'
import { WeekForms } from './without-script.tsx'
import { WeekNav } from './week-nav.tsx'

/** Loaded after the page, because dragging is a third of its script. */
const WeekEditor = lazy(() => import('./week-editor.tsx'))

interface AccountPlan {
  id: string
  today: Day
  entries: ReadonlyArray<PlanEntry>
  addresses: PlanAddresses
  collections: ReadonlyArray<{ id: string; name: string }>
}

interface MealPlanSheetProps {
  /** The Monday in the address. */
  chosen: Day | null
  /** Null for a visitor, whose plan only the browser knows. */
  account: AccountPlan | null
  /** True without a connection too, when the page has no `account`. */
  isInAccount: boolean
}

/** Moves the list that plans had before there was a shopping list to the shopping list, once. */
async function handOverList() {
  if (planEntry.read().shopping.trim() === '') return
  const { addToShoppingList } = await import('../shopping/add-to-shopping-list.ts')
  const { shopping, ...plan } = planEntry.read()
  const lines = shopping.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return
  // Another tab must not move it too.
  planEntry.write({ ...plan, shopping: '' })
  if (!addToShoppingList([{ lines, recipe: null }])) planEntry.write({ ...planEntry.read(), shopping })
}

const never = () => () => undefined

/** The plan of a week. The browser knows it, except before the script has started: then the account does, if any. */
export function MealPlanSheet({ chosen, account, isInAccount }: MealPlanSheetProps) {
  const today = useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => account?.today ?? null,
  )
  const { entries, known, problem } = usePlan(account)
  useEffect(() => void handOverList().catch(() => undefined), [])
  const { entries: savedEntries } = useSavedRecipes()
  const saved = useMemo(() => savedEntries?.flatMap(({ recipe }) => recipe ?? []) ?? [], [savedEntries])
  if (today === null)
    return (
      <>
        <BlankWeek />
        <PaperList />
      </>
    )
  const monday = chosen ?? mondayOf(today)
  return (
    <>
      <div className="mb-4 grid gap-4 xl:flex xl:flex-wrap xl:items-center xl:justify-between">
        <WeekNav monday={monday} thisMonday={mondayOf(today)} />
        <PlanActions monday={monday} today={today} entries={entries} known={known} saved={saved} />
        {account && <WeekForms monday={monday} />}
      </div>
      <NotStoredNote entry={planEntry} className="mb-3 print:hidden" />
      {problem && <output className="mb-3 block rounded-md bg-blush px-4 py-3 print:hidden">{problem}</output>}
      <Suspense fallback={<BlankWeek />}>
        <WeekEditor
          monday={monday}
          today={today}
          entries={entries}
          known={known}
          saved={saved}
          collections={account?.collections ?? []}
        />
      </Suspense>
      <PaperList />
      <PlanSharing monday={monday} addresses={account?.addresses ?? null} isInAccount={isInAccount} />
    </>
  )
}
