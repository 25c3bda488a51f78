import { alreadyExistsMessage } from '../../core/importing.ts'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipe/recipe.ts'

interface Kept {
  id: string
  status: RecipeStatus
  imageProblem: string | null
  /** Where a visitor follows it while it waits for review. */
  follow: string | null
}

export type SendOutcome = ({ ok: true } & Kept) | { ok: false; title: string; message?: string }

/** Asks the server to keep a recipe. Whatever goes wrong is said, and the form still has everything. */
export async function sendRecipe(form: RecipeForm): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/recipes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    if (response.ok) return { ok: true, ...((await response.json()) as Kept) }
    if (response.status === 409) return { ok: false, title: alreadyExistsMessage }
    const answer = (await response.json().catch(() => ({}))) as { error?: string }
    return { ok: false, title: 'Failed to save recipe', ...(answer.error && { message: answer.error }) }
  } catch {
    return {
      ok: false,
      title: 'An error occurred while saving the recipe',
      message: 'Check your connection and save again.',
    }
  }
}
