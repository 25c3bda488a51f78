import { Heart } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CollectedRecipe } from './collect-request.ts'
import { useIsSaved } from './saved-recipes.ts'
import { toggleSaved } from './toggle-saved.ts'

/** Saves the recipe of a card. It lies above the link that covers the card. */
export function SaveOnCard({ recipe, className }: { recipe: CollectedRecipe; className?: string }) {
  const isSaved = useIsSaved(recipe.id)
  return (
    <IconButton
      label={`Save ${recipe.title}`}
      aria-pressed={isSaved}
      variant="pillow"
      onClick={() => toggleSaved({ id: recipe.id, title: recipe.title })}
      className={cn('absolute top-5 right-5 text-link no-script:hidden print:hidden', className)}
    >
      <Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
