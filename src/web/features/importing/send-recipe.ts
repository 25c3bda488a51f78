import { alreadyExistsMessage } from '../../../core/importing/import-events.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import { fieldsOf, isText, isTextOrNull } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'

interface Saved {
  id: string
  status: RecipeStatus
  imageProblem: string | null
  /** The page where a visitor follows the recipe during moderation. */
  follow: string | null
}

export type SendOutcome = ({ ok: true } & Saved) | { ok: false; title: string; message?: string }

/** Sends a recipe to be saved. Reports any failure and leaves the form unchanged. */
export async function sendRecipe(form: RecipeForm): Promise<SendOutcome> {
  const outcome = await post('/api/recipes', form, readSaved)
  if (outcome.ok) return { ok: true, ...outcome.answer }
  if (outcome.reason !== 'refused') {
    return {
      ok: false,
      title: 'An error occurred while saving the recipe',
      message: 'Check your connection and save again.',
    }
  }
  if (outcome.status === 409) return { ok: false, title: alreadyExistsMessage }
  const { error } = fieldsOf(outcome.body)
  return { ok: false, title: 'Failed to save recipe', ...(isText(error) && { message: error }) }
}

const readSaved = (value: unknown) => (isSaved(value) ? value : undefined)

function isSaved(value: unknown): value is Saved {
  const { id, status, imageProblem, follow } = fieldsOf(value)
  return isText(id) && isText(status) && isTextOrNull(imageProblem) && isTextOrNull(follow)
}
