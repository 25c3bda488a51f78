import { SavedExportForm } from '../../../../core/exporting/saved-export-form.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { refusal, sendRecipes } from '../send-file.server.ts'
import type { Route } from './+types/saved-export'

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, SavedExportForm)
  if (!sent.ok) return refusal(422, 'The list of recipes could not be read. Reload the page and try again.')
  const { format, recipe } = sent.value
  return sendRecipes(context, format, { ids: recipe, title: 'saved recipes' })
}
