import { redirect } from 'react-router'
import type { EditOutcome } from '../../../operations/recipes/edit-recipe.ts'
import { myRecipePath } from './my-recipe-path.ts'
import { redirectWithFlash } from '../../shell/redirect-with-flash.ts'

type Edited = Extract<EditOutcome, { ok: true }>

const done = { saved: 'saved', waiting: 'sent', published: 'published', 'change-waiting': 'change-sent' }

/** Returns the path of the page that shows the cook the result of an edit. */
export const pathOnceEdited = (id: string, became: Edited['became']) => `${myRecipePath(id)}?done=${done[became]}`

/** A picture that could not be downloaded does not block saving. The next page reports it. */
export function redirectAfterEdit(path: string, { imageProblem }: Pick<Edited, 'imageProblem'>) {
  if (!imageProblem) return redirect(path)
  return redirectWithFlash(path, { kind: 'error', title: 'Failed to add image to recipe', description: imageProblem })
}
