import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { chefPath } from '../../../core/chefs/chef-rating.ts'
import type { clientLoader } from './routes/chef-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Most visitors never open the dialog, so its 13 KB load when the pointer or focus reaches the button. */
const loadDialog = () => import('./chef-recipes-dialog.tsx')
const ChefRecipesDialog = lazy(async () => ({ default: (await loadDialog()).ChefRecipesDialog }))

interface ChefRecipesProps {
  chefId: string
  name: string
}

/** Opens a dialog. Without script, the button links to the same recipes on the chef's page. */
export function ChefRecipes({ chefId, name }: ChefRecipesProps) {
  const path = chefPath(chefId)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { data, state, load } = useFetcher<typeof clientLoader>()

  function open(event: FormEvent) {
    event.preventDefault()
    openPart(loadDialog, () => {
      setIsOpen(true)
      setWasOpened(true)
      if (!data) ask()
    })
  }

  const ask = () => void load(`${path}/recipes`)

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
            onRetry={ask}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            opener={opener}
          />
        </Suspense>
      )}
    </form>
  )
}
