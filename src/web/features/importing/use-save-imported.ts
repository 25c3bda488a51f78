import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import { useLeaving } from '../../browser/use-leaving.ts'
import { toast } from '../../ui/toast.ts'
import { storeSubmission } from '../submissions/stored-submissions.ts'
import { sendRecipe } from './send-recipe.ts'

/** Saves an imported recipe, says what became of it, and opens its page unless the visitor has left meanwhile. */
export function useSaveImported(onSaved: () => void) {
  const [isSaving, setSaving] = useState(false)
  const navigate = useNavigate()
  const leaving = useLeaving()

  async function save(recipe: RecipeForm) {
    setSaving(true)
    const outcome = await sendRecipe(recipe)
    setSaving(false)
    if (!outcome.ok) return void toast.error(outcome.title, outcome.message)
    if (outcome.status === 'pending') toast.success('Recipe saved', 'It is listed after review.')
    else if (outcome.follow)
      toast.success(saved, 'Only this browser can change it.', undefined, editLink(outcome.follow))
    else toast.success(saved)
    // The recipe is in no list of the cook yet, so without this entry its page would be lost with the tab.
    if (outcome.status === 'pending' || outcome.follow) {
      const key = recipe.sourceUrl && sourceKey(recipe.sourceUrl)
      storeSubmission({ title: recipe.title, path: outcome.follow ?? `/recipe/${outcome.id}`, source: key })
    }
    if (outcome.imageProblem) toast.error('Failed to add image to recipe', outcome.imageProblem)
    const hasLeft = leaving()?.aborted
    onSaved()
    if (!hasLeft) await navigate(`/recipe/${outcome.id}`)
  }

  return { isSaving, save }
}

const saved = 'Recipe saved to your collection!'

const editLink = (follow: string) => ({ label: 'Edit it', to: follow })
