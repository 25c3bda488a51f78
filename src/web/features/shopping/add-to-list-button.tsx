import { type ShownLine, textOfLine } from '../../../core/ingredients/shown-line.ts'
import { ListPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

interface AddToListButtonProps {
  recipe: { id: string; title: string }
  /** As shown: scaled and in the chosen units. */
  ingredients: ReadonlyArray<ShownLine>
  className?: string
}

/** Loaded on demand, because most visitors of a recipe don't shop for it. */
const loadList = () => import('./add-to-shopping-list.ts')
const preload = () => void loadList().catch(() => undefined)

/** Adds all ingredients of a recipe in one press, with the amounts that its page shows. */
export function AddToListButton({ recipe, ingredients, className }: AddToListButtonProps) {
  if (ingredients.length === 0) return null

  async function add() {
    const lines = ingredients.map(textOfLine)
    try {
      const { addToShoppingList } = await loadList()
      addToShoppingList([{ lines, recipe: { id: recipe.id, title: recipe.title } }])
    } catch {
      toast.error('The shopping list could not be loaded', 'Check your connection and try again.')
    }
  }

  return (
    <Button onPointerEnter={preload} onFocus={preload} onClick={() => void add()} className={className}>
      <ListPlus aria-hidden />
      <span>
        <span className="max-md:sr-only">Add to shopping </span>
        <span className="max-md:capitalize">list</span>
      </span>
    </Button>
  )
}
