import { ShoppingBasket } from 'lucide-react'
import { useFetcher } from 'react-router'
import { withLines } from '../../../core/planning/list-text.ts'
import { entriesOfWeek, type PlanEntry, recipesToBuyFor } from '../../../core/planning/meal-plan.ts'
import type { Day } from '../../../core/planning/weeks.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { clientLoader } from './routes/meal-plan-shopping.ts'
import { ShoppingList } from './shopping-list.tsx'
import { changeShopping, planEntry } from './stored-plan.ts'

/** The shopping list below the week. */
export function PlanList({ monday, entries }: { monday: Day; entries: ReadonlyArray<PlanEntry> }) {
  const { shopping } = useStored(planEntry)
  return (
    <Panel aria-labelledby="shopping" className="mt-6 print:mt-3 print:p-0 print:shadow-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="shopping">Shopping list</h2>
        <AddIngredients ids={recipesToBuyFor(entriesOfWeek(entries, monday)).map(({ recipeId }) => recipeId)} />
      </div>
      <ShoppingList value={shopping} onChange={(list) => void changeShopping(() => list)} />
    </Panel>
  )
}

/** Shown only if recipes are planned, because other dishes have no known ingredients. */
function AddIngredients({ ids }: { ids: ReadonlyArray<string> }) {
  const { data, state, load } = useFetcher<typeof clientLoader>()
  useAnswer(data, (answer) => {
    const lines = answer?.lines
    if (!lines) return toast.error('The ingredients could not be loaded', 'Please try again.')
    changeShopping((now) => withLines(now, lines))
  })
  if (ids.length === 0) return null
  return (
    <Button
      pending={state !== 'idle'}
      pendingLabel="Adding..."
      onClick={() => void load(`/meal-plan/shopping?${new URLSearchParams(ids.map((id) => ['id', id]))}`)}
      className="print:hidden"
    >
      <ShoppingBasket aria-hidden />
      Add the ingredients of planned recipes
    </Button>
  )
}
