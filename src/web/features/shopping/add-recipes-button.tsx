import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import type { RecipeForList } from './list-recipes-dialog.tsx'

/** Loaded on demand, because most visits of a collection are not for shopping. */
const ListRecipesDialog = lazy(() => import('./list-recipes-dialog.tsx'))

/** Adds the ingredients of several recipes, at the servings that the cook chooses. */
export function AddRecipesButton({
  recipes,
  className,
}: {
  recipes: ReadonlyArray<RecipeForList>
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (recipes.length === 0) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className={cn('no-script:hidden', className)}>
        <ListPlus aria-hidden />
        Add to shopping list
      </Button>
      <Suspense>{isOpen && <ListRecipesDialog recipes={recipes} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
