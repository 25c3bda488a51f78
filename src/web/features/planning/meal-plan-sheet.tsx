import { ShoppingBasket } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { days, meals, plannedRecipes, recipeNamed, type Slot, withLines } from '../../../core/planning/meal-plan.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DishField } from './dish-field.tsx'
import { changePlan, planEntry, usePlan } from './stored-plan.ts'
import type { clientLoader } from './routes/meal-plan-shopping.ts'
import { PlanActions } from './plan-actions.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { addressOf, useSavedTitles } from './use-saved-titles.ts'

/** A plan to print or fill in. With script it is stored in the browser and suggests favorites. */
export function MealPlanSheet() {
  const plan = usePlan()
  const saved = useSavedTitles()
  return (
    <>
      <PlanActions plan={plan} saved={saved} />
      <NotStoredNote entry={planEntry} className="mt-3 print:hidden" />
      <datalist id="saved-titles">
        {saved.map(({ id, title }) => (
          <option key={id}>{title}</option>
        ))}
      </datalist>
      <p className="mt-3 max-w-[66ch] text-ink-soft no-script:hidden print:hidden">
        {saved.length > 0 ? (
          'While you type, your saved recipes are suggested.'
        ) : (
          <>
            Recipes you save are suggested here while you type.{' '}
            <Link to="/recipes">Find some in the Recipe Browser</Link>
          </>
        )}
      </p>
      <section aria-label="The week" className="mt-5 grid gap-3 print:mt-1 print:gap-0">
        {days.map((day) => (
          <fieldset
            key={day}
            aria-labelledby={day}
            className="grid items-start gap-x-4 gap-y-2 rounded-lg bg-surface px-5 py-4 shadow-card md:grid-cols-[8rem_repeat(3,minmax(0,1fr))] print:grid-cols-[24mm_repeat(3,minmax(0,1fr))] print:break-inside-avoid print:rounded-none print:border-b print:border-line-strong print:px-0 print:py-1 print:shadow-none"
          >
            <h2 id={day} className="text-h3 font-[560] md:pt-10.5 print:pt-0">
              {day}
            </h2>
            {meals.map((meal) => {
              const slot: Slot = `${day} ${meal}`
              const value = plan.dishes[slot] ?? ''
              return (
                <DishField
                  key={meal}
                  day={day}
                  meal={meal}
                  value={value}
                  onChange={(dish) => changePlan((now) => ({ ...now, dishes: { ...now.dishes, [slot]: dish } }))}
                  recipe={recipeNamed(value, saved)}
                />
              )
            })}
          </fieldset>
        ))}
      </section>
      <Panel aria-labelledby="shopping" className="mt-6 print:mt-3 print:p-0 print:shadow-none">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="shopping">Shopping list</h2>
          <AddIngredients ids={plannedRecipes(plan, saved).map(({ id }) => id)} />
        </div>
        <ShoppingList value={plan.shopping} onChange={(shopping) => changePlan((now) => ({ ...now, shopping }))} />
      </Panel>
    </>
  )
}

/** Shown only for planned favorites, because typed dishes have no known ingredients. */
function AddIngredients({ ids }: { ids: ReadonlyArray<string> }) {
  const { data, state, load } = useFetcher<typeof clientLoader>()
  useAnswer(data, (answer) => {
    const lines = answer?.lines
    if (!lines) return toast.error('The ingredients could not be loaded', 'Please try again.')
    changePlan((now) => ({ ...now, shopping: withLines(now.shopping, lines) }))
  })
  if (ids.length === 0) return null
  return (
    <Button
      pending={state !== 'idle'}
      pendingLabel="Adding..."
      onClick={() => void load(`/meal-plan/shopping?${addressOf(ids)}`)}
      className="no-script:hidden print:hidden"
    >
      <ShoppingBasket aria-hidden />
      Add the ingredients of planned recipes
    </Button>
  )
}
