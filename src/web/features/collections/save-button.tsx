import { FolderPlus, Heart } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { askToCollect, type CollectedRecipe } from './collect-request.ts'
import { useIsSaved } from './saved-recipes.ts'
import { toggleSaved } from './toggle-saved.ts'

interface CollectProps {
  recipe: CollectedRecipe
  className?: string
}

export function SaveButton({ recipe, className }: CollectProps) {
  const isSaved = useIsSaved(recipe.id)
  return (
    <Button variant="primary" onClick={() => toggleSaved(recipe)} className={className}>
      <Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Saved' : 'Save'}
      {isSaved && <span className="sr-only">. Press to remove it</span>}
    </Button>
  )
}

/** Opens the collections: a dialog, or a page without script. */
export function CollectButton({ recipe, className }: CollectProps) {
  return (
    <ButtonLink
      to={`/collections/add?${new URLSearchParams({ recipe: recipe.id })}`}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault()
        askToCollect(recipe)
      }}
      className={className}
    >
      <FolderPlus aria-hidden />
      Collect
    </ButtonLink>
  )
}
