import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx'
import { CookIngredients } from './cook-ingredients.tsx'
import type { ShownIngredient } from '../recipes/show-recipe.ts'

/** The ingredients over the step, where the screen is too narrow for both. */
export function IngredientSheet({
  ingredients,
  lang,
}: {
  ingredients: ReadonlyArray<ShownIngredient>
  lang: string | undefined
}) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button className="lg:hidden">
          <ListChecks aria-hidden />
          Ingredients
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Ingredients"
        footer={
          <DialogClose asChild>
            <Button variant="primary">Back to the step</Button>
          </DialogClose>
        }
      >
        <CookIngredients ingredients={ingredients} lang={lang} />
      </DialogContent>
    </Dialog>
  )
}
