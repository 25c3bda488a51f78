import type { RefObject } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { RecipeCard } from '../recipes/recipe-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TryAgain } from '../../ui/try-again.tsx'

interface ChefRecipesDialogProps {
  name: string
  /** Undefined while loading, null on failure. */
  recipes: ReadonlyArray<RecipeSummary> | null | undefined
  onRetry: () => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Gets the focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>
}

export function ChefRecipesDialog({ name, recipes, onRetry, isOpen, onOpenChange, opener }: ChefRecipesDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={`${name} Recipes`}
        description="Browse all recipes by the chef"
        footer={
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        }
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
        className="max-h-[80vh] sm:max-w-[52rem]"
      >
        <Recipes recipes={recipes} onRetry={onRetry} />
      </DialogContent>
    </Dialog>
  )
}

function Recipes({ recipes, onRetry }: Pick<ChefRecipesDialogProps, 'recipes' | 'onRetry'>) {
  if (recipes === undefined) return <Spinner label="Loading recipes..." className="min-h-60" />
  if (recipes === null) return <TryAgain onRetry={onRetry}>The recipes could not be loaded.</TryAgain>
  if (recipes.length === 0) return <Note>No recipes found for the chef</Note>
  return (
    <div className="laid-tables grid gap-4 xs:grid-cols-2">
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} />
      ))}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className="grid min-h-60 place-items-center text-center text-ink-soft">{children}</p>
}
