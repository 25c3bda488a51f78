import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import { chefPath } from '../../../core/chef-rating.ts'
import { Button } from '../ui/button.tsx'

/** Most visitors open none, so the dialog's 13 KB come when the button is about to be pressed. */
const loadDialog = () => import('./chef-recipes-dialog.tsx')
const ChefRecipesDialog = lazy(async () => ({ default: (await loadDialog()).ChefRecipesDialog }))

interface ChefRecipesProps {
  chefId: string
  name: string
}

/** With script a dialog; without, the button leads to the same recipes on the chef's own page. */
export function ChefRecipes({ chefId, name }: ChefRecipesProps) {
  const path = chefPath(chefId)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { data, state, load } = useFetcher<Array<RecipeSummary> | null>()

  function open(event: FormEvent) {
    event.preventDefault()
    setIsOpen(true)
    setWasOpened(true)
    if (!data) void load(`${path}/recipes`)
  }

  return (
    <form action={path} onSubmit={open}>
      <Button ref={opener} type="submit" onPointerEnter={() => void loadDialog()} onFocus={() => void loadDialog()}>
        View recipes
      </Button>
      {wasOpened && (
        <Suspense>
          <ChefRecipesDialog
            name={name}
            recipes={state === 'idle' ? data : undefined}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            opener={opener}
          />
        </Suspense>
      )}
    </form>
  )
}
