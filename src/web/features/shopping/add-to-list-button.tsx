import { ListPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { addToShoppingList } from './add-to-shopping-list.ts'

interface AddToListButtonProps {
  recipe: { id: string; title: string }
  /** As shown: scaled and in the chosen units. */
  ingredients: ReadonlyArray<{ amount: string; name: string }>
  className?: string
}

/** Adds all ingredients of a recipe in one press, with the amounts that its page shows. */
export function AddToListButton({ recipe, ingredients, className }: AddToListButtonProps) {
  if (ingredients.length === 0) return null
  const lines = ingredients.map(({ amount, name }) => `${amount} ${name}`.trim())
  return (
    <Button
      onClick={() => addToShoppingList([{ lines, recipe: { id: recipe.id, title: recipe.title } }])}
      className={className}
    >
      <ListPlus aria-hidden />
      <span>
        <span className="max-md:sr-only">Add to shopping </span>
        <span className="max-md:capitalize">list</span>
      </span>
    </Button>
  )
}
