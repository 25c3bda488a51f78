import { ListPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { addToShoppingList } from './add-to-shopping-list.ts'

interface AddToListButtonProps {
  recipe: { id: string; title: string }
  /** As shown: scaled and in the chosen units. */
  ingredients: ReadonlyArray<{ amount: string; name: string }>
}

/** Adds all ingredients of a recipe in one press, with the amounts that its page shows. */
export function AddToListButton({ recipe, ingredients }: AddToListButtonProps) {
  if (ingredients.length === 0) return null
  const lines = ingredients.map(({ amount, name }) => `${amount} ${name}`.trim())
  return (
    <Button
      onClick={() => addToShoppingList([{ lines, recipe: { id: recipe.id, title: recipe.title } }])}
      className="max-md:flex-auto"
    >
      <ListPlus aria-hidden />
      <span>
        Add to <span className="max-md:sr-only">shopping </span>list
      </span>
    </Button>
  )
}
