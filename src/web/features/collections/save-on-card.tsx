import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CollectedRecipe } from './collect-request.ts'
import { useIsSaved } from './saved-recipes.ts'
import { toggleSaved } from './toggle-saved.ts'

/** Saves the recipe of a card. It lies above the link that covers the card. */
export function SaveOnCard({ recipe }: { recipe: CollectedRecipe }) {
  const isSaved = useIsSaved(recipe.id)
  return (
    <IconButton
      label={`Save ${recipe.title}`}
      aria-pressed={isSaved}
      variant="pillow"
      onClick={() => toggleSaved({ id: recipe.id, title: recipe.title })}
      className="absolute top-5 right-5 text-link no-script:hidden print:hidden"
    >
      <Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
