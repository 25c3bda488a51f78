import { redirect } from 'react-router'
import type { EditOutcome } from '../../operations/recipes/edit-recipe.ts'
import { myRecipePath } from '../components/my-recipes/my-recipe-path.ts'
import { redirectWithFlash } from '../redirect-with-flash.ts'

type Edited = Extract<EditOutcome, { ok: true }>

const done = { saved: 'saved', waiting: 'sent', published: 'published', 'change-waiting': 'change-sent' }

/** Where its cook reads what became of it. */
export const pathOnceEdited = (id: string, became: Edited['became']) => `${myRecipePath(id)}?done=${done[became]}`

/** A picture that could not be had holds nothing up, and is told on the next page. */
export function redirectAfterEdit(path: string, { imageProblem }: Pick<Edited, 'imageProblem'>) {
  if (!imageProblem) return redirect(path)
  return redirectWithFlash(path, { kind: 'error', title: 'Failed to add image to recipe', description: imageProblem })
}
