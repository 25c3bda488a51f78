import { useState } from 'react'
import { counted } from '../../../core/text/counted.ts'
import { factorFor, servingsRange } from '../../../core/recipes/scaling/scale.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { addRecipesToShoppingList } from './add-recipes.ts'

export interface RecipeForList {
  id: string
  title: string
  /** Null if the recipe does not state them. */
  servings: number | null
}

interface ListRecipesDialogProps {
  recipes: ReadonlyArray<RecipeForList>
  onClose: () => void
}

/** Chooses which recipes of a collection to buy for, and for how many servings. Offers those that were written. */
export default function ListRecipesDialog({ recipes, onClose }: ListRecipesDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [servings, setServings] = useState<ReadonlyMap<string, number>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const chosen = recipes.filter(({ id }) => !leftOut.has(id))

  function toggle(id: string) {
    const now = new Set(leftOut)
    if (!now.delete(id)) now.add(id)
    setLeftOut(now)
  }

  async function add() {
    setIsBusy(true)
    const isAdded = await addRecipesToShoppingList(
      chosen.map(({ id, servings: written }) => {
        const wanted = servings.get(id)
        return { id, factor: wanted !== undefined && written !== null ? factorFor(wanted, written) : 1 }
      }),
    )
    setIsBusy(false)
    if (isAdded) onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add to shopping list"
        description="Choose the recipes and their servings."
        footer={
          <Button
            variant="primary"
            pending={isBusy}
            pendingLabel="Adding..."
            disabled={chosen.length === 0}
            onClick={() => void add()}
          >
            {chosen.length === 1 ? 'Add 1 recipe' : `Add ${chosen.length} recipes`}
          </Button>
        }
      >
        <ul className="grid">
          {recipes.map(({ id, title, servings: written }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line py-2 not-last:border-b"
            >
              <CheckboxRow
                checked={!leftOut.has(id)}
                onChange={() => toggle(id)}
                label={<span className="[overflow-wrap:anywhere]">{title}</span>}
                className="min-w-48 flex-1"
              />
              {written !== null && !leftOut.has(id) && (
                <Stepper
                  label={`Servings of ${title}`}
                  {...servingsRange}
                  value={servings.get(id) ?? written}
                  format={(count) => counted(count, 'serving')}
                  onValueChange={(count) => setServings(new Map(servings).set(id, count))}
                  className="max-sm:ml-9.5 [&_output]:min-w-28"
                />
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
