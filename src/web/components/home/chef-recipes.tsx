import { type FormEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import { RecipeCard } from '../recipe/recipe-card.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'

interface ChefRecipesProps {
  chefId: string
  name: string
}

/** With script a dialog; without, the button leads to the same recipes in the browser. */
export function ChefRecipes({ chefId, name }: ChefRecipesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const fetcher = useFetcher<Array<RecipeSummary> | null>()

  function open(event: FormEvent) {
    event.preventDefault()
    setIsOpen(true)
    if (!fetcher.data) void fetcher.load(`/chefs/${encodeURIComponent(chefId)}/recipes`)
  }

  return (
    <form action="/recipes" onSubmit={open} className="mt-4">
      <input type="hidden" name="chef" value={chefId} />
      <Button ref={opener} type="submit">
        View recipes
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
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
          <Recipes recipes={fetcher.state === 'idle' ? fetcher.data : undefined} />
        </DialogContent>
      </Dialog>
    </form>
  )
}

/** Undefined while they are on their way, null when they could not be had. */
function Recipes({ recipes }: { recipes: ReadonlyArray<RecipeSummary> | null | undefined }) {
  if (recipes === undefined) return <Spinner label="Loading recipes..." className="min-h-60" />
  if (recipes === null) return <Note>The recipes could not be loaded. Close this and try again.</Note>
  if (recipes.length === 0) return <Note>No recipes found for the chef</Note>
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} />
      ))}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className="grid min-h-60 place-items-center text-center text-ink-soft">{children}</p>
}
