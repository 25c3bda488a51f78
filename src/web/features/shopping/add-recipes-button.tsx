import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { PlainAddForm } from './plain-add-form.tsx'
import type { RecipeForList } from './list-recipes-dialog.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because most visits of a collection are not for shopping. */
const loadDialog = () => import('./list-recipes-dialog.tsx')
const ListRecipesDialog = lazy(loadDialog)

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
      <Button onClick={() => openPart(loadDialog, () => setIsOpen(true))} className={cn('no-script:hidden', className)}>
        <ListPlus aria-hidden />
        Add to shopping list
      </Button>
      <PlainAddForm recipes={recipes.map(({ id }) => ({ id, factor: 1 }))} className={className} />
      <Suspense>{isOpen && <ListRecipesDialog recipes={recipes} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
