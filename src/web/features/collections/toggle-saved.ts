import { accountEntry } from '../../shell/account-entry.ts'
import { toast } from '../../ui/toast.ts'
import { askToCollect, type CollectedRecipe } from './collect-request.ts'
import { savedEntry, saveRecipe, unsaveRecipe } from './saved-recipes.ts'
import { sayNotStored } from './say-not-stored.ts'

/** Saves a recipe, or removes it. A cook may go on and put it into collections. */
export function toggleSaved(recipe: CollectedRecipe) {
  const isSaved = savedEntry.read().includes(recipe.id)
  if (!(isSaved ? unsaveRecipe(recipe.id) : saveRecipe(recipe.id))) return sayNotStored()
  if (isSaved) return toast.success('Recipe removed from your saved recipes')
  const collect = { label: 'Collect', onPress: () => askToCollect(recipe) }
  toast.success('Recipe saved to your favorites!', undefined, accountEntry.read() ? collect : undefined)
}
