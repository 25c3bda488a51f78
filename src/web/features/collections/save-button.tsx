import { Heart } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { sayNotStored } from './say-not-stored.ts'
import { saveRecipe, unsaveRecipe, useIsSaved } from './saved-recipes.ts'

export function SaveButton({ recipeId }: { recipeId: string }) {
  const isSaved = useIsSaved(recipeId)

  function toggle() {
    const isStored = isSaved ? unsaveRecipe(recipeId) : saveRecipe(recipeId)
    if (!isStored) return sayNotStored()
    toast.success(isSaved ? 'Recipe removed from your saved recipes' : 'Recipe saved to your favorites!')
  }

  return (
    <Button variant="primary" onClick={toggle} className="max-md:basis-full">
      <Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Saved' : 'Save'}
      {isSaved && <span className="sr-only">. Press to remove it</span>}
    </Button>
  )
}
