import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { addRecipesToShoppingList } from './add-recipes.ts'

/** Adds the ingredients of several recipes in one press, each at the servings it was written for. */
export function AddRecipesButton({ ids, className }: { ids: ReadonlyArray<string>; className?: string }) {
  const [isBusy, setIsBusy] = useState(false)
  if (ids.length === 0) return null

  async function add() {
    setIsBusy(true)
    await addRecipesToShoppingList(ids.map((id) => ({ id, factor: 1 })))
    setIsBusy(false)
  }

  return (
    <Button
      pending={isBusy}
      pendingLabel="Adding..."
      onClick={() => void add()}
      className={cn('no-script:hidden', className)}
    >
      <ListPlus aria-hidden />
      Add to shopping list
    </Button>
  )
}
